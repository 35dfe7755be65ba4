/** The lessons of Principato in French. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Chacun gouverne une principauté pendant trois ans. Vous la faites produire, vous levez une armée et vous dépensez vos gains en monuments, livres et peintures. Celui qui a le plus de points de victoire à la fin l’emporte.',
  'primer.points':
    'Chaque monument, livre ou peinture rapporte ce qui est indiqué dessus. L’armée marque cinq fois, à chaque comparaison des forces militaires. Et deux cartes Objectif secrètes vous récompensent si vous construisez d’une certaine façon.',
  'primer.turn':
    'À votre tour, vous faites deux actions : activer une de vos deux cartes, changer une carte contre une de l’étalage, ou prendre un cube Faveur. Puis la carte la plus ancienne de l’étalage quitte la partie et une nouvelle arrive.',
  'primer.end':
    'Chaque année a sa pioche. Quand elle est épuisée, l’année se termine et l’on compare les armées ; après la troisième année, on compte les points.',
  'primer.about.picture':
    'Une principauté pendant la deuxième année : champs et fermes aux environs, palazzi et banque en ville, deux œuvres au palais, des cubes Faveur à l’église, et les deux cartes du joueur.',
  'primer.points.picture':
    'Les deux cartes Objectif d’un joueur, chacune avec sa condition et ce qu’elle vaut à présent.',
  'primer.turn.picture': 'L’étalage : une rangée de cartes, la plus ancienne sur le point de partir.',
  'primer.end.picture':
    'La pioche de la deuxième année, les décomptes militaires déjà faits, et ce que rapporte chaque rang.',
  'primer.advice1':
    'Construisez fermes et banques en même temps que champs et palazzi : ce que vous ne pouvez pas stocker est perdu.',
  'primer.advice2':
    'Regardez vos cartes Objectif avant de construire : elles disent quels bâtiments et quelles œuvres valent davantage pour vous.',
  'primer.advice3':
    'Ne soyez pas dernier à chaque comparaison des armées : les catapultes comptent toute la partie et n’ont pas besoin d’être ravitaillées.',
  'production.title': 'Produire et stocker',
  'production.principality':
    'Voici votre principauté. Les champs produisent de la nourriture, les palazzi de l’or. Les fermes et les banques les stockent : chaque ferme contient 2 nourritures, chaque banque 2 ors. Vous commencez avec un jeton de chaque sorte, 1 nourriture, 1 or et 1 faveur.',
  'production.collect':
    'Vous avez toujours exactement deux cartes, et deux actions par tour. Activer une carte est l’une d’elles. Activez votre carte « {cards:card} ».',
  'production.room':
    'Vous pouvez prendre 2 ors, 1 nourriture et 1 or, ou 2 nourritures. Mais votre ferme et votre banque n’ont plus de place que pour un cube chacune, et ce qui ne trouve pas de place est perdu. Prenez 1 de chaque.',
  'production.exchange':
    'Cette carte porte le symbole Échange : une fois utilisée, elle rejoint l’étalage et vous en prenez une autre à sa place. Cela fait partie de l’action et ne coûte rien. Prenez « {cards:card} » : elle fait produire vos champs.',
  'production.build':
    'Vos réserves sont pleines : plus de nourriture serait perdu. Il vous reste une action : activez « {cards:card} » pour construire une deuxième ferme.',
  'production.farm': 'Une ferme coûte 1 or ; deux en coûteraient 3. Une seule suffit pour l’instant.',
  'production.pay':
    'Un cube Faveur peut remplacer de la nourriture ou de l’or. Mieux vaut le garder : payez cette fois avec de l’or.',
  'production.end':
    'La ferme est construite ; elle contient 2 nourritures de plus. Vos deux actions sont faites : terminez votre tour. La carte la plus ancienne de l’étalage quitte la partie, une nouvelle arrive, et c’est à Bruno de jouer.',
  'production.produce':
    'C’est de nouveau à vous. Activez « {cards:card} » : chaque champ produit 1 nourriture. Vous n’avez qu’un champ, mais vos fermes ont de la place pour plus.',
  'production.again':
    'La récolte a rapporté 1 nourriture, et cette carte aussi est échangée. Prenez celle que vous voulez ; « {cards:card} » ferait la même chose pour vos palazzi.',
  'production.summary':
    'Voilà le moteur du jeu : les champs et les palazzi produisent quand une carte le leur demande, et les fermes et les banques décident de ce que vous pouvez garder. Qui développe les deux du même pas ne gaspille rien.',
  'cards.title': 'Activer et échanger des cartes',
  'cards.display':
    'La rangée du milieu est l’étalage : tout le monde y prend des cartes. Après chaque tour, sa carte la plus à gauche quitte la partie ; n’attendez donc pas trop une bonne carte qui s’y trouve.',
  'cards.change':
    'Changer une carte est aussi une action : vous posez une de vos cartes dans l’étalage et en prenez une autre à sa place. Aucune des deux n’est activée. Changez « {cards:card} ».',
  'cards.take': 'Prenez « {cards:card} » : vous aurez bientôt besoin de plus d’or, et les palazzi en produisent.',
  'cards.use':
    'Il vous reste une action, et une carte que vous venez de prendre peut servir tout de suite. Activez-la.',
  'cards.pay': 'Un palazzo coûte 1 nourriture. Payez en nourriture et gardez votre faveur.',
  'cards.stays':
    'La carte est toujours là : seules les cartes portant le symbole Échange partent après usage. Celle-ci reste et peut resservir, même avec les deux actions d’un tour. Terminez votre tour.',
  'cards.try':
    'Bruno a joué. Jouez maintenant un tour entier comme vous voulez : activer, changer, prendre une faveur, puis terminer. Ce n’est qu’un essai ; ensuite tout est remis en place.',
  'cards.summary':
    'Les cartes avec le symbole rapportent et s’en vont ; celles qui ne l’ont pas restent jusqu’à ce que vous les changiez. Avoir les deux bonnes cartes au bon moment, c’est la moitié du jeu.',
  'favour.title': 'La faveur',
  'favour.take':
    'La troisième sorte d’action : prendre un cube Faveur. Votre église a de la place pour trois. Prenez-en un.',
  'favour.build':
    'La faveur remplace nourriture ou or chaque fois que vous payez. Profitons-en. Activez « {cards:card} ».',
  'favour.joker':
    'Deux palazzi coûtent 3 nourritures, et vous n’en avez que 1. Mais avec vos 2 cubes Faveur, cela suffit : prenez les deux palazzi.',
  'favour.end': 'Trois palazzi dès le premier tour : cela rapportera toute la partie. Terminez votre tour.',
  'favour.summary':
    'Un cube Faveur vaut une action : servez-vous-en là où nourriture ou or ne suffisent pas, pour le deuxième bâtiment, pour une peinture, ou pour ravitailler un soldat au bon moment.',
};
