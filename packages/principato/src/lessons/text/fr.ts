/** The lessons of Principato in French. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Chacun gouverne une Principauté pendant trois Années. Vos Champs donnent de la Nourriture et vos Palazzi de l’Or. Avec eux, vous construisez, vous levez une armée et vous achetez des Monuments, des Livres et des Peintures. Qui a le plus de Points de Victoire à la fin l’emporte.',
  'primer.points':
    'Les points viennent de trois sources. Chaque Monument, Livre ou Peinture rapporte ce qui est indiqué dessus, de 2 à 6 points. Cinq fois, on compare les armées, et la plus forte reçoit le plus de points. Enfin, deux cartes Objectif secrètes récompensent chacune autre chose : des Catapultes, beaucoup de bâtiments, ou une Peinture pour chaque Monument.',
  'primer.turn':
    'À votre tour, vous faites deux actions : activer une de vos deux cartes, qui font produire, construire, recruter ou acheter ; changer une carte contre une de l’Étalage ; ou prendre un cube Faveur, qui remplace Nourriture ou Or. Puis la carte la plus ancienne de l’Étalage quitte la partie et une nouvelle arrive.',
  'primer.end':
    'Chaque Année a sa Pioche. Quand elle est épuisée, après sept tours chacun, l’Année se termine et l’on compare les armées. La deuxième et la troisième Année, on les compare une fois de plus, quand une certaine carte est tirée. Après la troisième, on dévoile les cartes Objectif et l’on additionne tous les points.',
  'primer.about.picture':
    'Une principauté pendant la deuxième année : champs et fermes aux environs, palazzi et banque en ville, deux œuvres au palais, des cubes Faveur à l’église, et les deux cartes du joueur.',
  'primer.points.picture':
    'Les deux cartes Objectif d’un joueur, chacune avec sa condition et ce qu’elle vaut à présent.',
  'primer.turn.picture': 'L’étalage : une rangée de cartes, la plus ancienne sur le point de partir.',
  'primer.end.picture':
    'La pioche de la deuxième année, les décomptes militaires déjà faits, et ce que rapporte chaque rang.',
  'primer.advice1':
    'Construisez Fermes et Banques en même temps que Champs et Palazzi : ce que vous ne pouvez pas stocker est perdu.',
  'primer.advice2':
    'Regardez vos cartes Objectif avant de construire : elles disent quels bâtiments et quelles œuvres valent davantage pour vous.',
  'primer.advice3':
    'Évitez d’être à la dernière place chaque fois qu’on compare les armées. Les Catapultes comptent toute la partie ; les soldats sont gratuits, mais il faut à chacun un cube à chaque fois, sinon il vous affaiblit.',
  'production.title': 'Produire et stocker',
  'production.principality':
    'Voici votre Principauté. Les Champs produisent de la Nourriture, les Palazzi de l’Or. Les Fermes et les Banques les stockent : 2 cubes Nourriture par Ferme, 2 cubes Or par Banque. Vous commencez avec un jeton de chaque sorte et avec 1 cube Nourriture, 1 cube Or et 1 cube Faveur.',
  'production.collect':
    'Vous avez toujours exactement deux cartes, et vous faites deux actions par tour. Activer une de vos cartes est une action. Activez votre carte « {cards:card} ».',
  'production.room':
    'Vous pouvez prendre 2 cubes Or, 1 cube de chaque, ou 2 cubes Nourriture. Mais votre Ferme et votre Banque n’ont plus de place que pour un cube chacune, et ce qui ne trouve pas de place est perdu. Prenez 1 cube de chaque.',
  'production.exchange':
    'Cette carte porte le symbole Échange : une fois utilisée, elle rejoint l’Étalage et vous en prenez une autre à sa place. Cela fait partie de l’action et ne coûte rien. Prenez « {cards:card} » : elle fait produire vos Champs.',
  'production.build':
    'Vos réserves sont pleines : toute Nourriture supplémentaire serait perdue. Il vous reste une action : activez « {cards:card} » pour construire une deuxième Ferme.',
  'production.farm': 'Une Ferme coûte 1 cube Or ; deux en coûteraient 3. Une seule suffit pour l’instant.',
  'production.pay':
    'Un cube Faveur peut remplacer de la Nourriture ou de l’Or. Mieux vaut le garder : cette fois, payez en Or.',
  'production.end':
    'La Ferme est construite : 2 cubes Nourriture de plus y tiennent. Vos deux actions sont faites : terminez votre tour. La carte la plus ancienne de l’Étalage quitte la partie, une nouvelle arrive, et c’est à Bruno de jouer.',
  'production.produce':
    'C’est de nouveau à vous. Activez « {cards:card} » : chaque Champ produit 1 cube Nourriture. Vous n’avez qu’un Champ, mais vos Fermes auraient de la place pour plus.',
  'production.again':
    'La récolte a rapporté 1 cube Nourriture, et cette carte aussi est échangée. Prenez celle que vous voulez ; « {cards:card} » ferait la même chose pour vos Palazzi.',
  'production.summary':
    'Voilà le moteur du jeu : les Champs et les Palazzi produisent quand une carte les y invite, et les Fermes et les Banques décident de ce que vous pouvez garder. Qui développe les deux au même rythme ne gaspille rien.',
  'cards.title': 'Activer et échanger des cartes',
  'cards.display':
    'La rangée du milieu est l’Étalage : tout le monde y prend des cartes. Après chaque tour, la carte la plus à gauche quitte la partie ; n’attendez donc pas trop longtemps pour prendre celle que vous voulez.',
  'cards.change':
    'Changer une carte est aussi une action : vous posez une de vos cartes dans l’Étalage et en prenez une autre à sa place. Aucune des deux n’est activée. Changez « {cards:card} ».',
  'cards.take': 'Prenez « {cards:card} » : vous aurez bientôt besoin de plus d’Or, et les Palazzi en produisent.',
  'cards.use':
    'Il vous reste une action, et une carte que vous venez de prendre peut servir tout de suite. Activez-la.',
  'cards.pay': 'Un Palazzo coûte 1 cube Nourriture. Payez en Nourriture et gardez votre cube Faveur.',
  'cards.stays':
    'La carte est toujours là : seules les cartes portant le symbole Échange partent après usage. Celle-ci reste et peut resservir, même avec les deux actions d’un tour. Terminez votre tour.',
  'cards.try':
    'Bruno a joué. Jouez maintenant un tour entier comme vous voulez : activer, changer, prendre un cube Faveur, puis terminer. Ce n’est qu’un essai ; ensuite tout est remis en place.',
  'cards.summary':
    'Les cartes avec le symbole rapportent et s’en vont ; celles qui ne l’ont pas restent jusqu’à ce que vous les changiez. Avoir les deux bonnes cartes au bon moment, c’est la moitié du jeu.',
  'favour.title': 'La Faveur',
  'favour.take':
    'La troisième sorte d’action : prendre un cube Faveur. Votre Église a de la place pour trois. Prenez-en un.',
  'favour.build':
    'La Faveur remplace Nourriture ou Or chaque fois que vous payez. Profitons-en. Activez « {cards:card} ».',
  'favour.joker':
    'Deux Palazzi coûtent 3 cubes Nourriture, et vous n’en avez que 1. Mais avec vos 2 cubes Faveur, cela suffit : prenez les deux Palazzi.',
  'favour.end': 'Trois Palazzi dès le premier tour : cela rapportera toute la partie. Terminez votre tour.',
  'favour.summary':
    'Un cube Faveur vaut une action : servez-vous-en là où Nourriture ou Or ne suffisent pas, pour le deuxième bâtiment, pour une Peinture, ou pour ravitailler un soldat au bon moment.',
  'army.title': 'L’armée et son ravitaillement',
  'army.wall':
    'Votre armée se tient sur la Muraille. Cinq fois par partie, on compare les Forces Militaires : chaque Catapulte compte 1, chaque soldat avec un cube compte 1, et chaque soldat sans cube retire 1. Votre Force est indiquée à côté des épées croisées : 0.',
  'army.raise':
    'Votre première action vous a rapporté 1 cube Nourriture et 1 cube Or, et vous avez pris « {cards:card} » en échange. Activez cette carte avec la seconde.',
  'army.recruit':
    'Les soldats ne coûtent rien, et vous pouvez en prendre autant que vous voulez. Mais il faudra un cube à chacun quand on comparera les Forces. Recrutez 2 Milices.',
  'army.harvestCard':
    'Les cartes de recrutement s’échangent elles aussi après usage. Prenez « {cards:card} » : les Milices se ravitaillent en Nourriture.',
  'army.weak':
    'Votre Force est de −2, car aucune des deux Milices n’a de cube. Rien de grave pour l’instant : la première Année, on ne compare rien avant la fin. Terminez votre tour.',
  'army.harvest': 'Bruno a joué. Votre Ferme est pleine : 2 cubes Nourriture. Activez tout de même « {cards:card} ».',
  'army.surplus':
    'La récolte donne 1 cube Nourriture, et la Ferme n’a plus de place. Mais un cube reçu peut aller directement sur un soldat : Nourriture sur une Milice, Or sur un Condottiere, Faveur sur l’un ou l’autre, un seul cube chacun. Ravitaillez 1 Milice.',
  'army.siegeCard':
    'Un cube qui aurait été perdu ravitaille maintenant un soldat. Prenez « {cards:card} » en échange : cette carte donne des Catapultes.',
  'army.siege': 'Une Catapulte n’a pas besoin de ravitaillement et reste toute la partie. Activez « {cards:card} ».',
  'army.catapults':
    'Une Catapulte coûte 1 cube Nourriture et 1 cube Or ; deux coûtent 3 cubes Nourriture et 2 cubes Or. Vous avez 2 cubes Nourriture, 2 cubes Or et 1 cube Faveur : juste de quoi en payer deux. Le cube posé sur votre Milice ne compte pas : il ne peut être ni repris, ni dépensé. Prenez les deux Catapultes.',
  'army.strength':
    'Votre Force est maintenant de 2 : deux Catapultes et une Milice ravitaillée font 3, et la Milice non ravitaillée retire 1. Terminez votre tour.',
  'army.favour':
    'Bruno a joué, et vous n’avez plus un seul cube. Prenez un cube Faveur : il ravitaille n’importe quel soldat.',
  'army.supply':
    'Ravitailler n’est pas une action. Vous pouvez le faire à tout moment de votre tour, et encore quand on compare les Forces. Il vaut souvent mieux attendre : un cube dans l’Église peut encore payer une carte, un cube sur un soldat ne le peut plus. Faites-le maintenant, pour voir : ravitaillez votre Milice.',
  'army.summary':
    'Force 4 : deux Catapultes et deux Milices ravitaillées. Les Condottieri, avec « {cards:card} », font de même avec de l’Or au lieu de la Nourriture. Une Catapulte se paie une fois. Un soldat est gratuit, mais il lui faut un nouveau cube à chaque comparaison : n’en recrutez que ce que vous pouvez ravitailler.',
  'scoring.title': 'Le Décompte Militaire',
  'scoring.pile':
    'La Pioche est vide : c’est le dernier tour de l’Année 1. Quand il se termine, la carte la plus à gauche quitte l’Étalage, aucune ne peut la remplacer, et l’Année s’achève. On compare alors les armées.',
  'scoring.compare':
    'Bruno et Carla ont chacun 3 Catapultes : Force 3. Vous n’avez pas d’armée. À trois joueurs, le plus fort reçoit 6 points, le deuxième 3, le troisième aucun. Il vous reste 6 cubes Or et une action. Activez « {cards:card} ».',
  'scoring.recruit':
    'Pour dépasser les deux, il vous faut une Force de 4 : quatre Condottieri avec 1 cube Or chacun. Recrutez-en 4.',
  'scoring.sculptor':
    'Recruter ne coûte rien : vous avez toujours 6 cubes Or. Prenez maintenant une carte en échange. « {cards:card} » donne des Monuments, et vous en voudrez l’Année prochaine.',
  'scoring.end':
    'Votre Force est de −4, car aucun de vos soldats n’a de cube. Mais chacun peut encore ravitailler avant la comparaison. Terminez votre tour.',
  'scoring.supply':
    'L’Année 1 est finie. Celui qui a le plus de jetons Armée décide en premier : vous, avec 4. Bruno et Carla n’ont que des Catapultes, donc rien à ravitailler. Ravitaillez vos 4 Condottieri avec de l’Or.',
  'scoring.points':
    'Force 4 contre 3 et 3 : vous prenez la première place et recevez 6 points. Bruno et Carla partagent la deuxième et la troisième : 3 et 0 points, divisés par deux et arrondis au supérieur, font 2 chacun.',
  'scoring.keep':
    'Tous les cubes posés sur les soldats sont retournés dans la réserve : il vous reste 2 cubes Or, et votre Force est de nouveau de −4. Vous pouvez maintenant remettre des soldats en réserve. Mais « {cards:card} » vous donnera 4 cubes Or : gardez-les tous.',
  'scoring.nextYear':
    'L’Année 2 a commencé, avec une nouvelle Pioche. Elle contient une carte Décompte Militaire : dès qu’elle est tirée, on compare aussitôt les armées. Personne ne sait quand, et Bruno a construit une quatrième Catapulte. Activez « {cards:card} ».',
  'scoring.again':
    'Vos 4 Palazzi ont donné 4 cubes Or. Prenez l’autre carte « {cards:card} » en échange : il vous faudra encore de l’Or.',
  'scoring.favour': 'Prenez un cube Faveur comme seconde action. Votre tour se termine alors, et une carte est tirée.',
  'scoring.card':
    'C’est la carte Décompte Militaire ! On compare aussitôt les armées. Bruno a une Force de 4, Carla de 3. Vous avez 6 cubes Or : ravitaillez vos 4 Condottieri, et vous serez à égalité avec Bruno.',
  'scoring.dismiss':
    'Bruno et vous partagez la première et la deuxième place : 6 et 3 points, divisés par deux et arrondis au supérieur, font 5 chacun. Carla n’a rien. Vos soldats ont de nouveau perdu leurs cubes. On ne comparera plus rien avant la fin de l’Année : remettez en réserve autant de Condottieri que vous voulez, et gardez ceux que vous pourrez ravitailler d’ici là.',
  'scoring.summary':
    'Cinq Décomptes Militaires : un à la fin de chaque Année, et un à un moment imprévu des Années 2 et 3. À deux joueurs, chacun rapporte 2 et 0 points ; à quatre, 7, 4, 2 et 0. Vous en avez déjà 11, et votre carte Objectif « {goals:goal} » en donne 1 de plus pour chaque tranche de 4 : cela fait 2.',
  'culture.title': 'La Culture et les Objectifs',
  'culture.goals':
    'Vos deux cartes Objectif sont sur votre plateau ; personne d’autre ne les voit. « {goals:general} » donne 1 point par tranche de 4 points militaires, et vous en avez 4. « {goals:art} » récompense les paires d’un Monument et d’une Peinture : 2 points pour une paire, 5 pour deux, 8 pour trois. Vous n’avez encore ni l’un ni l’autre.',
  'culture.painter':
    'Nous sommes dans l’Année 2, et vous avez 6 cubes Or. Une Peinture en coûte 5. Activez « {cards:card} ».',
  'culture.pay':
    'La Faveur pourrait remplacer une partie de l’Or. Gardez-la : vous en aurez bientôt besoin à la place de Nourriture. Payez en Or.',
  'culture.painting':
    'Quelle Peinture ? Cinq valent 6 points, cinq en valent 5 et cinq en valent 4, et toutes coûtent le même prix. Qui achète tôt a les meilleures. Prenez-en une qui vaut 6.',
  'culture.scholar':
    'Voilà 6 points. Votre autre carte, « {cards:card} », donne des Livres : ils coûtent 4 cubes Nourriture et valent 5, 4 ou 3 points. Vous avez un seul Champ, pas de Nourriture, et aucun Objectif ne demande de Livres. Changez cette carte.',
  'culture.sculptorCard':
    'Prenez « {cards:card} » : un Monument et votre Peinture forment une paire pour « {goals:goal} ».',
  'culture.end': 'Vos deux actions sont faites. Terminez votre tour.',
  'culture.sculptor':
    'Bruno a joué. Un Monument coûte 3 cubes, et vous avez 1 cube Or et 3 cubes Faveur : c’est assez. Activez « {cards:card} ».',
  'culture.price':
    'Vous pouvez payer 1 cube Nourriture et 2 cubes Or, ou 2 cubes Nourriture et 1 cube Or. Avec la Faveur, les deux sont possibles. Choisissez 2 cubes Nourriture et 1 cube Or.',
  'culture.gold':
    'Vous n’avez pas de Nourriture : la Faveur paie les deux cubes. Payez l’Or avec votre cube Or et gardez le dernier cube Faveur.',
  'culture.monument':
    'Regardez le plateau de Bruno : il a les cinq Monuments qui valent 4. Les autres valent 3 ou 2, au même prix. Prenez-en un qui vaut 3.',
  'culture.sum':
    'Votre Peinture vaut 6, votre Monument 3, et vous avez 4 points militaires. « {goals:art} » ajoute 2 pour la première paire et « {goals:general} » 1 : cela fait 16. Vos cartes Objectif indiquent ce qu’elles valent pour l’instant ; les autres ne le verront qu’à la fin.',
  'culture.summary':
    'L’une de vos cartes Objectif demande toujours des paires ou des brelans de Culture, trois au maximum. L’autre demande des Catapultes, des points militaires ou beaucoup de bâtiments : Champs et Fermes, ou Palazzi et Banques, à partir du septième. Regardez les deux avant de décider quoi acheter.',
  'firstYear.title': 'Une première Année',
  'firstYear.goals':
    'Une Année, ce sont sept tours. Vos Objectifs : « {goals:general} » donne 1 point par Catapulte, « {goals:art} » récompense les brelans d’un Monument, d’un Livre et d’une Peinture. La première Année, on construit avant tout. « {cards:card} » montre la voie : vous vivrez de l’Or.',
  'firstYear.favour':
    'Premier tour. Deux Banques coûtent 3 cubes Nourriture, et vous avez 1 cube Nourriture et 1 cube Faveur. Prenez un cube Faveur, et cela suffira.',
  'firstYear.banks': 'Les Banques stockent votre Or. Activez « {cards:card} ».',
  'firstYear.both':
    'Prenez 2 Banques. À trois, elles peuvent contenir 6 cubes Or : vous voilà tranquille pour longtemps.',
  'firstYear.taxes':
    'Deuxième tour. Bruno a construit deux Palazzi. Il vous en faut aussi, et ils coûtent de la Nourriture. Activez « {cards:card} ».',
  'firstYear.food': 'Votre Ferme est vide et peut contenir 2 cubes Nourriture : prenez-en 2, rien ne sera perdu.',
  'firstYear.palazzo':
    'Prenez « {cards:card} » en échange. Votre seconde action sera d’en construire aussitôt un, pour 1 cube Nourriture.',
  'firstYear.own':
    'Troisième tour. Essayez vous-même : construisez encore un Palazzo avec « {cards:build} », puis changez « {cards:old} », dont vous n’avez plus besoin, contre « {cards:card} ». Quoi que vous essayiez, la partie continue avec ce tour-là.',
  'firstYear.rents': 'Quatrième tour. Vos 3 Palazzi vont rapporter : 3 cubes Or. Activez « {cards:card} ».',
  'firstYear.collector':
    'Une carte que vous venez de prendre peut servir tout de suite. Prenez « {cards:card} » : votre seconde action sera d’en tirer 1 cube Nourriture et 1 cube Or.',
  'firstYear.siegeCard':
    'Vous avez 5 cubes Or et 1 cube Nourriture, et vous prenez de nouveau une carte. Une Catapulte compte aux cinq Décomptes Militaires, et encore une fois pour « {goals:goal} ». Prenez « {cards:card} ».',
  'firstYear.catapult':
    'Cinquième tour. Essayez vous-même : construisez une Catapulte avec « {cards:card} » et prenez un cube Faveur. La partie continue ensuite avec ce tour-là.',
  'firstYear.change':
    'Sixième tour. L’Année s’achève bientôt, et Bruno n’a pas encore d’armée. Assurez-vous dès maintenant le Décompte Militaire : changez « {cards:card} ».',
  'firstYear.hireCard': 'Prenez « {cards:card} » : les Condottieri se ravitaillent en Or, et de l’Or, vous en avez.',
  'firstYear.hire': 'Activez « {cards:card} ».',
  'firstYear.recruit':
    'Vous avez 4 cubes Or, et un projet : un Monument. Recrutez 2 Condottieri, pas plus que votre Or ne peut en ravitailler.',
  'firstYear.rentsCard': 'Prenez « {cards:card} » en échange : il vous faudra de l’Or au prochain tour.',
  'firstYear.last':
    'Votre dernier tour de l’Année : il reste une carte dans la Pioche. « {cards:other} » est apparue, et Bruno pourrait encore lever des Milices. Activez « {cards:card} ».',
  'firstYear.surplus':
    'Vos Banques ont de la place pour 2 des 3 cubes Or. Le troisième serait perdu : posez-le sur un Condottiere, qui en a besoin de toute façon.',
  'firstYear.sculptor':
    'Prenez « {cards:card} » en échange, pour l’utiliser aussitôt : vous payez 2 cubes Or, et la Faveur remplace la Nourriture.',
  'firstYear.monument': 'Votre premier Monument, un tiers de brelan pour « {goals:goal} ». Prenez-en un qui vaut 4.',
  'firstYear.end': 'Tout est fait. Terminez votre tour : Bruno joue le dernier de l’Année.',
  'firstYear.supply':
    'Bruno a levé 2 Milices et a 2 cubes Nourriture pour elles : il peut atteindre une Force de 2. Vous avez le plus de jetons Armée et décidez en premier. Ravitaillez votre second Condottiere avec de l’Or : vous aurez 3.',
  'firstYear.keep':
    'Force 3 contre 2 : 2 points pour vous, aucun pour Bruno. Les cubes posés sur les soldats sont partis. Il vous reste 3 cubes Or, de quoi ravitailler encore deux Condottieri : gardez-les.',
  'firstYear.summary':
    'Une Année entière. Bruno a 8 points en Monuments et plus un seul cube. Vous en avez 6, plus 1 de votre Objectif, 3 cubes Or, une armée et de la place. Avec « {cards:card} » dans l’Étalage, les Peintures viennent ensuite. Encore deux Années : jouez-les contre des bots ou avec des amis.',
};
