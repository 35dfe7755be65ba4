/** The lessons of Virtù in French. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'L’Italie de la Renaissance. Depuis votre Palais, vous dirigez une dynastie : vous annexez et conquérez des Cités, patronnez des artistes, engagez des Personnages et passez du Duché au Royaume. Ni dés ni secrets. Le plus grand total de Points de Prestige l’emporte.',
  'primer.points':
    'Près de la moitié des points est imprimée sur ce que vous achetez ou gagnez : Titres, Cathédrales, Cardinal, Pape, Bonus de Patronage. Chaque Cité à partir de la troisième rapporte un point, le Patronage jusqu’à trois. Le plus de Croix : quatre points. La première Cité prise à chaque adversaire : deux.',
  'primer.turn':
    'Une Année compte un Printemps et un Hiver. Au Printemps, vous avancez votre marqueur d’une ou deux Salles et réalisez l’Action de la Salle : annexer, patronner, gouverner, guerroyer, intriguer. L’Hiver, vous payez la Solde, réorganisez vos cartes, achetez, recrutez et concluez des Alliances.',
  'primer.end':
    'Une partie dure en général une dizaine d’Années. Si, à la fin d’un Printemps, quelqu’un contrôle huit Cités ou a atteint le rang 5 de Patronage, ou s’il ne reste aucune Cité neutre, l’Hiver de cette Année est le dernier. On compte alors les points.',
  'primer.about.picture':
    'La carte de l’Italie avec ses Cités, les routes qui les relient et les Troupes de trois dynasties.',
  'primer.points.picture':
    'Les deux pistes de Prestige, celle des Cités et celle du Patronage, avec la place de chacun, les Croix de chacun et les grandes Puissances.',
  'primer.turn.picture': 'Un Palais avec ses cinq Salles en cercle, leurs Actions et les cartes qui s’y trouvent.',
  'primer.end.picture': 'L’Année : à qui c’est le tour, et les étapes de l’Hiver.',
  'primer.advice1':
    'Vous n’aurez qu’une dizaine d’Actions dans la partie : en avançant votre marqueur, sachez déjà où il ira l’Année suivante.',
  'primer.advice2':
    'Collectez les Florins des courtisans avant de passer leur Flèche, et ceux des tuiles avant de gouverner : ils redeviennent ensuite disponibles.',
  'primer.advice3':
    'Les Croix comptent deux fois : elles servent à payer, et le plus grand nombre de Croix rapporte quatre points à la fin.',
  'palace.title': 'Palais et marqueur',
  'palace.rooms':
    'Voici votre Palais : cinq Salles en cercle, chacune avec une Action. Une fois par Année, votre marqueur avance dans le sens horaire, et vous pouvez réaliser l’Action de la Salle où il s’arrête. Mais d’abord, votre famille s’installe.',
  'palace.action':
    'Une carte placée dans une Salle vous aide à chaque visite et ne s’épuise jamais. « {cards:card} » montre 2 Couronnes et l’Action {actions:action}. Placez cette carte en Action dans la Salle du haut.',
  'palace.courtier':
    'Les cartes hors des Salles sont des courtisans. Elles aident dans toutes les Salles, mais une seule fois, jusqu’à ce que votre marqueur passe la Flèche de leur côté. Placez « {cards:card} » à droite.',
  'palace.upgrade':
    'À côté de chaque carte en Action, il y a de la place pour une carte en Amélioration, qui ajoute ses symboles. « {cards:card} » n’a pas d’Action et ne peut donc pas occuper une Salle à elle seule. Placez cette carte en Amélioration dans la Salle du haut.',
  'palace.confirm': 'Les trois cartes ont trouvé leur place. Confirmez, et tout le monde révèle les siennes.',
  'palace.marker':
    'La première Année, votre marqueur commence dans la Salle de votre choix. Prenez celle du haut : son Action est {actions:action}.',
  'palace.perform':
    'Annexer, c’est prendre le contrôle d’une Cité neutre. Cela coûte des Couronnes, et les deux cartes de cette Salle en montrent trois. Réalisez l’Action.',
  'palace.annex':
    'La Cité doit être voisine de l’une des vôtres et coûte une Couronne de plus que sa valeur. {cities:city} a une valeur de 2 et coûte donc 3 Couronnes. Annexez-la.',
  'palace.first': 'À vous de payer : utilisez les 2 Couronnes de « {cards:card} ».',
  'palace.second':
    'Utilisez aussi la Couronne de « {cards:card} ». Les deux cartes restent disponibles et paieront encore à votre prochaine visite.',
  'palace.collect':
    'La Cité est à vous. Vous pouvez aussi, à tout moment, collecter les Florins d’un courtisan. C’est gratuit, mais la carte s’épuise. Collectez les 2 Florins de « {cards:card} ».',
  'palace.end':
    'Vous avez une Action par Année, et c’était celle-ci. Terminez votre tour. Les autres jouent, et l’Hiver passe. « {cards:card} » reste sur sa face épuisée.',
  'palace.move':
    'Année 2. Votre marqueur doit avancer : 1 ou 2 Salles sont gratuites, au-delà il faut payer. Une Flèche se trouve entre la Salle de droite et celle du bas à droite. Avancez de 2 Salles jusqu’à {actions:action} pour la passer.',
  'palace.summary':
    'La Flèche est passée, et « {cards:card} » redevient disponible. Retenez : dans une Salle, une carte paie à chaque visite ; un courtisan, une fois entre deux passages de sa Flèche. Et prévoyez : où votre marqueur s’arrêtera-t-il l’Année prochaine ?',
  'paying.title': 'Payer',
  'paying.reliefs':
    'On paie avec les symboles des cartes et des tuiles. Les cartes de la Salle du marqueur ne paient que son Action. Les courtisans et les tuiles de vos Cités servent à bien des choses, mais s’épuisent.',
  'paying.perform':
    'Votre marqueur est dans la Salle {actions:action}. Le premier rang de Patronage coûte 2 Florins et 1 Couronne ou Croix. Réalisez l’Action.',
  'paying.kind':
    '« {cards:card} » montre 2 Couronnes et 2 Florins. Mais dans un paiement, chaque carte ou tuile ne fournit qu’un seul type de symbole. Utilisez les Couronnes ; les Florins ne comptent pas cette fois.',
  'paying.courtier':
    'Vous avez 1 Florin dans votre Trésorerie, il en faut un autre. « {cards:card} », votre courtisan, en montre 2. Collectez-les : la carte s’épuise.',
  'paying.tile':
    'Vous voilà au rang 1. « {cards:card} », dans une Salle, reste disponible. Les tuiles s’épuisent comme les courtisans, mais seul Gouverner les rend disponibles. Collectez les 4 Florins de la tuile : {cities:city}.',
  'paying.end':
    'Seuls les Florins se conservent. Mais la tuile entière est maintenant épuisée ({cities:city}), et ses 2 Couronnes aussi. Terminez votre tour. Cet Hiver, vous n’achetez rien.',
  'paying.move':
    'Année 2. Avancez de 2 Salles jusqu’à {actions:action}. En chemin, vous passez la Flèche de droite, et « {cards:card} » redevient disponible.',
  'paying.indulgence':
    '{cities:city} a une valeur de 3 et coûte 4 Couronnes. « {cards:first} » en donne 2, « {cards:second} » 1 : il en manque une. Sollicitez une Indulgence : l’Église vous donne 1 Couronne.',
  'paying.annex': 'Avec la Couronne de l’Église, le compte y est. Annexez {cities:city}.',
  'paying.price':
    '{cities:city} est à vous. Mais une carte Indulgence couvre maintenant cette Salle : elle est bloquée, et la carte vous coûtera 1 Point de Prestige. Quand votre marqueur repassera, vous pourrez vous en libérer pour 1 Croix ou 2 Couronnes.',
  'paying.summary':
    'Un seul type de symbole par carte ou tuile. Les Salles paient à chaque visite, les courtisans une fois jusqu’à la prochaine Flèche, les tuiles une fois jusqu’à Gouverner. Seuls les Florins se gardent, et une Indulgence aide quand il manque quelque chose.',
  'annexGovern.title': 'Annexer et gouverner',
  'annexGovern.map':
    'Voici l’Italie. Vous contrôlez {cities:first} et {cities:second}, avec une Troupe dans chacune. Le nombre d’une Cité est sa valeur. Les Cités sans disque sont neutres : tout le monde peut les annexer.',
  'annexGovern.land':
    'Par la terre, on annexe une Cité neutre voisine de l’une des siennes, pour une Couronne de plus que sa valeur. {cities:first} et {cities:second} sont vos voisines. Un Port pirate ne s’annexe pas : il se conquiert.',
  'annexGovern.perform': 'Votre marqueur est dans la Salle qui permet d’annexer. Réalisez l’Action.',
  'annexGovern.sea':
    'De port à port, on annexe aussi par la mer, pour 1 Bateau de plus par mer traversée. {cities:city} donne sur la même mer que {cities:port} et a une valeur de 1 : 2 Couronnes et 1 Bateau. Annexez cette Cité.',
  'annexGovern.crowns':
    '« {cards:card} » montre des Couronnes et un Bateau, mais un seul type compte. Utilisez les Couronnes.',
  'annexGovern.ships':
    '« {cards:card} » est une autre carte : vous pouvez y choisir un autre type. Utilisez les Bateaux.',
  'annexGovern.end':
    'La tuile de la Cité est maintenant dans votre Domaine, disponible. Et c’est votre troisième Cité, la première qui rapporte un Point de Prestige. Terminez votre tour.',
  'annexGovern.move':
    'Année 2. Une tuile utilisée ne redevient disponible que si vous gouvernez. Avancez de 2 Salles jusqu’à {actions:action}.',
  'annexGovern.collect': 'Utilisez vos tuiles avant de gouverner. Collectez 3 Florins à {cities:city}.',
  'annexGovern.again': 'Collectez aussi 2 Florins à {cities:city}.',
  'annexGovern.third': 'Et 1 Florin à {cities:city}. Vos trois tuiles sont maintenant épuisées.',
  'annexGovern.govern':
    'Chaque Couronne ou Croix rend disponibles jusqu’à deux tuiles. « {cards:card} » montre 2 Couronnes, assez pour quatre tuiles. Réalisez l’Action.',
  'annexGovern.summary':
    'Vous avez 6 Florins de plus, et toutes vos tuiles sont de nouveau disponibles : pour des Couronnes, des Bateaux ou encore des Florins. Annexer agrandit le Domaine, gouverner le fait fructifier.',
  'war.title': 'La guerre',
  'war.target':
    '{@rival} contrôle {cities:city}, voisine de {cities:own}, et n’y a aucune Troupe. La première Cité prise à chaque adversaire rapporte un Trophée : 2 Points de Prestige.',
  'war.move': '« {cards:card} » attend dans votre Salle du bas à gauche. Avancez de 1 Salle jusqu’à {actions:action}.',
  'war.perform':
    'Chaque Cavalerie déplace une Troupe le long d’une route, chaque Bateau une Troupe à travers une mer. « {cards:card} » montre 3 Cavaleries. Réalisez l’Action.',
  'war.troop': 'Vous avez deux Troupes à {cities:city}. Choisissez-en une.',
  'war.march':
    'Déplacez-la vers {cities:city}. Devant une Cité que vous ne contrôlez pas, une Troupe s’arrête et l’assiège.',
  'war.second': 'Une seule Troupe ne suffirait pas. Choisissez la seconde, à {cities:city}.',
  'war.follow': 'Déplacez-la aussi vers {cities:city}.',
  'war.guard':
    'Il n’y a plus de Troupe à {cities:city}, et il vous reste une Cavalerie. Choisissez la Troupe qui est à {cities:from}.',
  'war.return': 'Déplacez-la vers {cities:city}. Lors d’un Siège, chaque Troupe dans la Cité ajoute 1 à sa force.',
  'war.done':
    'Les Bateaux de {cities:city} pourraient aussi déplacer des Troupes, mais cela suffit. Finissez de guerroyer.',
  'war.end':
    'Les Sièges ont lieu à la fin du Printemps, quand tout le monde a joué. Cette Année, vous jouez en dernier. Terminez votre tour.',
  'war.bonus':
    '{cities:city} a une valeur de 2 et vous avez 2 Troupes : à égalité, la Cité résiste. « {cards:card} », votre courtisan, montre un Bonus de Guerre : +1 pour 1 Florin. Annoncez-le.',
  'war.conquest':
    '3 contre 2 : {cities:city} est à vous, avec un Trophée. Sa tuile arrive épuisée. On perd une Troupe par Troupe qui défend, et une de plus si la force de la Cité était de 3 ou plus : ici, aucune.',
  'war.summary':
    'En cas de défaite, vous perdez une Troupe et les autres se replient. Un symbole Guerre dans la Salle du marqueur donne, au lieu de Cavalerie, des jetons Bonus de Guerre à +1. Le défenseur peut lui aussi annoncer des Bonus : attaquez là où votre force suffit à coup sûr.',
  'intrigue.title': 'Les intrigues',
  'intrigue.blocked':
    '{@rival} a un Agent dans votre Salle {actions:action}. Tant qu’il y est, vous ne pouvez pas réaliser cette Action, et l’Hiver aucune carte ne peut y entrer ni en sortir.',
  'intrigue.move': 'Contre les Agents, il faut des Masques. Avancez de 1 Salle jusqu’à {actions:action}.',
  'intrigue.perform':
    'Chaque Masque permet de placer, déplacer ou retirer un Agent. Cette Salle en a 1, et « {cards:card} », votre courtisan, en a 2. Réalisez l’Action.',
  'intrigue.remove': 'Retirez d’abord l’Agent adverse de votre Palais. Il revient à {@rival}.',
  'intrigue.mask': 'Payez avec le Masque de la Salle : rien ne s’épuise.',
  'intrigue.city':
    'Placez maintenant un Agent à vous à {cities:city}. Dans une Cité neutre, il diminue la valeur de 1 pour vous et l’augmente de 1 pour tous les autres.',
  'intrigue.masks': 'Utilisez les 2 Masques de « {cards:card} ». Il en restera un pour un autre Agent.',
  'intrigue.room':
    '{@rival} voudra peut-être annexer une Cité l’Année prochaine. Placez un Agent dans sa Salle {actions:action} : elle est bloquée tant qu’il y reste.',
  'intrigue.done':
    'La tuile de {cities:city} montre encore un Masque. Gardez-le pour une autre fois : finissez d’intriguer.',
  'intrigue.powers':
    'On place aussi des Agents sur les Alliances. Le vôtre vous épargne un symbole quand vous concluez cette Alliance. Sur l’Alliance d’un adversaire, il bloque le Bonus et le point, et vous permet de la reprendre.',
  'intrigue.summary':
    'Un Agent vous coûte un Masque et peut coûter une Année entière à un rival. Placez-le dans la Salle dont il aura besoin, ou dans la Cité que vous voulez annexer ou assiéger.',
  'winter.title': 'L’Hiver',
  'winter.pay':
    'Un tour d’Hiver a cinq étapes. D’abord la Solde : 2 Troupes sont gratuites, 3 ou 4 coûtent 1 Florin, 5 ou 6 en coûtent 2. Vous en avez 3. Payez 1 Florin.',
  'winter.pick':
    'Ensuite, vous pouvez réorganiser votre Palais. Un courtisan disponible peut entrer dans une Salle. Choisissez « {cards:card} ».',
  'winter.put':
    'Placez « {cards:card} » dans la Salle du bas à gauche, {actions:action}. Désormais, sa Cavalerie vous aidera à chaque visite.',
  'winter.arranged':
    'Une carte peut aussi sortir d’une Salle, mais elle devient un courtisan épuisé. La Salle de votre marqueur ne change pas. Ne déplacez plus de carte.',
  'winter.collect':
    'Troisième étape, les Achats : autant que vous voulez, un de chaque sorte. Il faut des Florins : collectez-en 3 à {cities:city}.',
  'winter.florin': 'Et 1 à {cities:city}. Cela fait 5 Florins.',
  'winter.want':
    '{tiles:tile} : 4 Florins et 1 Couronne. Vous gagnez un Point de Prestige, une tuile avec 2 Florins et 1 Couronne, et un espace pour un courtisan de plus. Choisissez cette tuile.',
  'winter.buy': 'Tout ce que vous choisissez se paie ensemble. Cela suffit : achetez.',
  'winter.crown':
    'La Couronne peut venir de « {cards:card} » ou de {cities:city}. La carte montre aussi un Bonus de Guerre qui peut vous défendre : gardez-la. Utilisez la Couronne de {cities:city}.',
  'winter.recruit':
    'Quatrième étape, recruter : 1 Florin par Troupe dans une Cité de départ, 3 ailleurs. Recrutez-en une à {cities:city}.',
  'winter.recruited': 'Votre Trésorerie est vide. Ne recrutez plus.',
  'winter.alliances':
    'Enfin, vous pouvez conclure une Alliance avec une Puissance : un Bonus et un Point de Prestige. Cet Hiver, vous ne pouvez en payer aucune. Terminez l’Hiver.',
  'winter.summary':
    'Vos Achats servent dès le Printemps. Qui contrôle le plus de Cités joue en premier l’Hiver, et c’est important : il n’y a qu’un Pape, et chaque Puissance n’a qu’un allié.',
  'whatWins.title': 'Ce qui fait gagner',
  'whatWins.cities':
    'Le troisième Hiver. Comptons. Chaque Cité à partir de la troisième rapporte 1 point : vos 4 Cités en rapportent 2. Qui en a le plus gagne 1 point de plus, et c’est vous.',
  'whatWins.patronage':
    'Les rangs de Patronage rapportent 1, 1, 2, 2 et 3 points, et 1 de plus à qui est le plus haut. Aux rangs 2 et 4, vous prenez un Bonus de Patronage. Vous n’avez pas encore commencé.',
  'whatWins.printed':
    'Près de la moitié des points est imprimée sur ce genre de choses : Titres, Cathédrales, Cardinal, Pape. Elles s’achètent l’Hiver. C’est ainsi que Florins et Couronnes deviennent des points.',
  'whatWins.others':
    'Chaque Trophée rapporte 2 points et chaque Alliance 1, sauf si un Agent adverse s’y trouve. Chaque carte Indulgence encore dans votre Palais coûte 1 point.',
  'whatWins.religion':
    'À la fin, on compte les Croix : 4 points pour qui en a le plus, 2 pour le deuxième rang. Chacun en a 1 pour l’instant. À égalité, on gagne les points du rang suivant : 2 chacun.',
  'whatWins.collect': '« {cards:card} » coûte 3 Florins et montre une Croix. Collectez 3 Florins à {cities:city}.',
  'whatWins.want': 'Choisissez « {cards:card} ».',
  'whatWins.buy': 'Achetez cette carte.',
  'whatWins.put': 'Placez « {cards:card} » parmi vos courtisans. Les Croix comptent partout, même épuisées.',
  'whatWins.first':
    'Vous avez maintenant 2 Croix : 4 points. Les autres sont à égalité au deuxième rang et n’ont rien. Pour 3 Florins, vous gagnez 2 points et chaque rival en perd 2.',
  'whatWins.end':
    'Si, à la fin du Printemps, quelqu’un a 8 Cités ou le rang 5, ou s’il ne reste aucune Cité neutre, la partie finit après cet Hiver. En tête, pressez-vous ; en retard, prenez votre temps.',
  'whatWins.summary':
    'En somme : des Cités, quelques rangs, des Achats qui rapportent, et un œil sur les Croix. Au dernier Hiver, une Indulgence vaut la peine si elle vous rapporte 2 points. On gagne avec 15 à 19 points environ.',
  'twoYears.title': 'Deux Années',
  'twoYears.family':
    'Jouez maintenant deux Années, avec des conseils. « {cards:first} » et « {cards:second} » partagent la Salle du haut, « {cards:third} » est en bas à droite : deux Salles fortes, à deux pas l’une de l’autre.',
  'twoYears.start': 'Commencez là où vous avez le plus de force : dans la Salle du haut, {actions:action}.',
  'twoYears.patronize':
    'Le premier rang coûte 2 Florins et 1 Couronne ou Croix, et ces deux cartes montrent tout cela. Réalisez l’Action.',
  'twoYears.cross':
    'Utilisez la Croix ou la Couronne de « {cards:card} ». « {cards:other} » paie alors les Florins, et rien ne s’épuise.',
  'twoYears.spring': 'Rang 1, et la Salle a tout payé. Terminez votre tour.',
  'twoYears.winter':
    'C’est le moment d’acheter. L’Année prochaine, vous voulez annexer : « {cards:card} » montre 2 Couronnes, mais les Cités voisines en coûtent 3 ou plus. Collectez 4 Florins à {cities:city}.',
  'twoYears.ambassador':
    '« {cards:card} » coûte 2 Florins et montre la Couronne qui vous manque. Choisissez cette carte.',
  'twoYears.bishop':
    '« {cards:card} » coûte 3 Florins, montre une Croix et l’Action {actions:action} : une seconde Salle de ce genre double votre rythme. Choisissez aussi cette carte. Vos Florins sont alors dépensés, et les deux cartes achetées.',
  'twoYears.move':
    'Vos deux courtisans sont en place, un de chaque côté, et l’Année 2 commence. Comme prévu : avancez de 2 Salles jusqu’à {actions:action}.',
  'twoYears.perform':
    '2 Couronnes dans la Salle et 1 sur un courtisan : assez pour une Cité de valeur 2. Réalisez l’Action.',
  'twoYears.annex':
    '{cities:city} montre 2 Florins, 1 Couronne et une Flèche, qui avance votre marqueur d’une Salle de plus. Annexez cette Cité.',
  'twoYears.siege': 'Il n’y avait qu’une façon de payer : c’est déjà fait. Terminez votre tour.',
  'twoYears.pick': 'L’Hiver. « {cards:card} » est encore disponible et peut donc bouger. Choisissez cette carte.',
  'twoYears.put':
    'Placez « {cards:card} » dans la Salle de gauche, à la place de {actions:action} : deux Salles après avoir annexé, vous pourrez patronner. Avec les Florins de vos Cités, vous achetez ensuite « {cards:other} ».',
  'twoYears.try':
    'Année 3. « {cards:card} » a des Couronnes, {actions:action} est à 2 Salles, et le rang 2 apporte un Bonus. Jouez un tour comme il vous plaît. C’est un essai : rien ne compte.',
  'twoYears.summary':
    'Vous en savez assez pour une vraie partie. Jouez à trois, avec des bots moyens, sachez où ira votre marqueur l’Année suivante et achetez des points l’Hiver. Amusez-vous bien !',
};
