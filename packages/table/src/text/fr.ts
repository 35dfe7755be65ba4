/** The story of a game in French: in the present, so that nothing agrees with a player’s gender. */
import type { StoryCounts, StoryMessages } from './index.js';

export const counts: StoryCounts = {
  point: { one: '# point', other: '# points' },
  pointWith: { one: '# point', other: '# points' },
  time: { one: '# fois', other: '# fois' },
};

export const messages: StoryMessages = {
  'when.early': 'au début',
  'when.middle': 'à mi-partie',
  'when.late': 'vers la fin',
  'openEven.0': '{names} s’installent à la table, avec des chances presque égales.',
  'openEven.1': 'Le départ est équilibré : quand {names} prennent place, personne n’a vraiment l’avantage.',
  'openEven.2': '{names} se retrouvent à la table, et après la distribution tout reste possible.',
  'openAhead.0':
    '{names} s’installent à la table, et la distribution sourit à {@seat} : {share} de chances de victoire avant le premier tour.',
  'openAhead.1': 'Quand {names} prennent place, les meilleures perspectives sont pour {@seat}, à {share}.',
  'openAhead.2': '{names} se retrouvent à la table, et les pronostics vont d’emblée à {@seat}, avec {share}.',
  'openPlain.0': '{names} s’installent à la table.',
  'openPlain.1': 'À la table : {names}.',
  'openPlain.2': 'Cette partie réunit {names}.',
  'openScored.0': '{names} s’installent à la table, et la première échappée revient à {@seat} ({round}).',
  'openScored.1': '{names} se retrouvent à la table, et {@seat} prend la tête en premier ({round}).',
  'conceded.0': 'Un bot joue la fin de la partie pour {names}.',
  'leadAll.0': 'Du début à la fin ou presque, {@seat} fait la course en tête.',
  'leadAll.1': 'À part {@seat}, presque personne ne passe jamais devant.',
  'leadMost.0': 'Longtemps tout semble sourire à {@seat}, avec jusqu’à {share} de chances de victoire ({round}).',
  'leadMost.1': 'C’est à {@seat} que les pronostics sourient le plus longtemps, avec {share} au mieux ({round}).',
  'leadMost.2': 'C’est {@seat} qui reste le plus longtemps devant, avec un sommet à {share} ({round}).',
  'leadChanges.0': 'Les pronostics changent {#time:count} de camp : la course reste ouverte.',
  'leadChanges.1': 'Personne ne reste longtemps devant : la tête change {#time:count}.',
  'aheadMost.0': 'Pendant presque toute la partie, {@seat} mène aux points.',
  'aheadMost.1': 'Aux points, c’est {@seat} qui mène le plus longtemps.',
  'aheadChanges.0': 'La tête aux points change {#time:count}.',
  'aheadChanges.1': 'La lutte est vive : {#time:count}, quelqu’un d’autre prend la tête aux points.',
  'half.0': 'À mi-partie ({round}), {@seat} mène avec {#pointWith:points}, contre {less} pour {@other}.',
  'half.1': 'À mi-partie ({round}), le score est de {points} à {less} entre {@seat} et {@other}.',
  'slip.0':
    'Un choix lourd de conséquences ({round}) : {@seat} choisit {played} et se contente de {kept} de chances de victoire, quand {best} étaient possibles avec {other}.',
  'slip.1':
    'Tout aurait pu tourner autrement ({round}) : avec {other} plutôt que {played}, {@seat} en serait à {best} et non à {kept}.',
  'slip.2':
    'La décision la plus chère de la partie ({round}) : {@seat} préfère {played} à {other}, au prix de {kept} de chances de victoire au lieu de {best}.',
  'slipLeft.0':
    'L’oubli le plus cher ({round}) : {@seat} se passe de {other}, pour {kept} de chances de victoire au lieu de {best}.',
  'slipBare.0':
    'La décision la plus chère de la partie revient à {@seat} ({round}) : elle laisse {kept} de chances de victoire, quand {best} étaient possibles.',
  'slipPoints.0':
    'La décision la plus chère de la partie ({round}) : {@seat} choisit {played}, alors qu’avec {other} il y avait {#point:points} de plus à espérer.',
  'slipPoints.1':
    'Tout aurait pu tourner autrement ({round}) : {@seat} préfère {played} à {other} et laisse {#point:points} en route.',
  'slipPointsBare.0':
    'La décision la plus chère de la partie revient à {@seat} ({round}) : une autre promettait {#point:points} de plus.',
  'gain.0': 'C’est {@other} qui en profite le plus.',
  'gain.1': 'Cela profite surtout à {@other}.',
  'othersGood.0': 'Ce que font les autres profite surtout à {@seat}.',
  'othersGood.1': 'Les autres en font pour {@seat} plus qu’ils ne l’auraient voulu.',
  'closeOpen.0': 'Peu avant la fin ({round}), tout reste ouvert : {@seat} à {share}, {@other} à {less}.',
  'closeOpen.1':
    'Vers la fin ({round}), {@seat} a {share} de chances de victoire et {@other} {less} : rien n’est joué.',
  'closeDone.0': 'Peu avant la fin ({round}), plus grand-chose ne menace {@seat}, à {share}.',
  'closeDone.1': 'Vers la fin ({round}), l’affaire semble entendue : {share} pour {@seat}.',
  'closeUpset.0': 'Au dernier moment, tout désigne encore {@seat}, à {share}.',
  'closeUpset.1': 'Jusqu’au bout, les pronostics donnent {@seat} en tête, avec {share}.',
  'closePoints.0': 'Peu avant la fin ({round}), {@seat} a {#point:points} d’avance sur {@other}.',
  'closePoints.1': 'Vers la fin ({round}), l’écart est de {#point:points} entre {@seat} et {@other}.',
  'endNarrow.0': '{@seat} l’emporte d’un cheveu : {points} à {less} contre {@other}.',
  'endNarrow.1': 'Au bout du compte, {@seat} a {#point:points} et {@other} {less} : difficile de faire plus serré.',
  'endClear.0': '{@seat} l’emporte avec {#pointWith:points}, {margin} d’avance sur {@other}.',
  'endClear.1': 'La victoire va à {@seat} avec {#pointWith:points} ; {@other} prend la deuxième place avec {less}.',
  'endClear.2': 'Au bout du compte, {@seat} gagne de {#point:margin} : {points} à {less} contre {@other}.',
  'endFar.0': '{@seat} l’emporte haut la main : {#point:points}, {margin} d’avance sur {@other}.',
  'endFar.1': 'Au bout du compte, personne n’approche {@seat} : {points} à {less} contre {@other}.',
  'endTie.0': '{names} terminent à égalité avec {#pointWith:points}, et le départage donne la victoire à {@seat}.',
  'endTie.1': 'Au bout du compte, {#point:points} chacun pour {names} : le départage désigne {@seat}.',
  'endShared.0': '{names} se partagent la victoire avec {#pointWith:points} chacun.',
  'endShared.1': 'Au bout du compte, rien ne sépare {names} : victoire partagée, avec {#pointWith:points} chacun.',
  'endAlone.0': '{@seat} l’emporte avec {#pointWith:points}.',
  'sheet.0':
    'Une chose surtout fait la différence ({category}) : {#point:points} pour {@seat}, {less} au mieux pour les autres.',
  'sheet.1': 'Nulle part {@seat} ne creuse autant l’écart : {category}, {points} à {less}.',
  'lowest.0': 'Au plus bas ({round}), {@seat} n’a plus que {share} de chances de victoire, et gagne quand même.',
  'lowest.1': 'Pas mal du tout : à un moment ({round}), {@seat} n’en était qu’à {share}.',
  'hopeless.0': 'Et pourtant, à un moment ({round}), presque personne n’aurait parié sur {@seat}.',
  'hopeless.1': 'Il ne faut jamais renoncer : à un moment ({round}), {@seat} n’avait presque plus aucune chance.',
  'safe.0': '{@seat} ne tremble jamais vraiment : ses chances ne descendent pas au-dessous de {share}.',
  'safe.1': 'Jamais moins de {share} : {@seat} garde toujours cette partie en main.',
  'missed.0': 'La victoire passe tout près de {@seat}, qui en était à {share} ({round}).',
  'missed.1': '{@seat} voudra sa revanche après avoir atteint {share} ({round}).',
  'behind.0': 'Et pourtant, à mi-partie ({round}), {@seat} avait encore {#point:points} de retard.',
  'behind.1': 'Pas mal, après une première moitié ({round}) qui laissait {@seat} à {#point:points} de la tête.',
};
