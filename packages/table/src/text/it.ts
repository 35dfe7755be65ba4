/** The story of a game in Italian: in the present, so that nothing agrees with a player’s gender. */
import type { StoryCounts, StoryMessages } from './index.js';

export const counts: StoryCounts = {
  point: { one: '# punto', other: '# punti' },
  pointWith: { one: '# punto', other: '# punti' },
  time: { one: '# volta', other: '# volte' },
};

export const messages: StoryMessages = {
  'when.early': 'all’inizio',
  'when.middle': 'a metà partita',
  'when.late': 'verso la fine',
  'openEven.0': '{names} si siedono al tavolo con possibilità quasi pari.',
  'openEven.1': 'L’inizio è equilibrato: quando {names} prendono posto, nessuno ha un vero vantaggio.',
  'openEven.2': '{names} si ritrovano al tavolo e, dopo la distribuzione, tutto è ancora aperto.',
  'openAhead.0':
    '{names} si siedono al tavolo e la distribuzione sorride a {@seat}: {share} di probabilità di vittoria prima del primo turno.',
  'openAhead.1': 'Quando {names} prendono posto, le prospettive migliori le ha {@seat}: {share}.',
  'openAhead.2': '{names} si ritrovano al tavolo e fin dall’inizio i pronostici sono per {@seat}, a quota {share}.',
  'openPlain.0': '{names} si siedono al tavolo.',
  'openPlain.1': 'Al tavolo: {names}.',
  'openPlain.2': 'Questa partita la giocano {names}.',
  'openScored.0': '{names} si siedono al tavolo e il primo allungo è di {@seat} ({round}).',
  'openScored.1': '{names} si ritrovano al tavolo e il primo vantaggio va a {@seat} ({round}).',
  'conceded.0': 'Un bot finisce la partita al posto di {names}.',
  'leadAll.0': 'Quasi dall’inizio alla fine è {@seat} a condurre.',
  'leadAll.1': 'Oltre a {@seat}, in testa non si vede quasi nessuno.',
  'leadMost.0': 'A lungo tutto sembra sorridere a {@seat}, con probabilità di vittoria fino a quota {share} ({round}).',
  'leadMost.1': 'Nessuno gode dei pronostici più a lungo di {@seat}, che al massimo arriva a quota {share} ({round}).',
  'leadMost.2':
    'È {@seat} a restare più a lungo in testa, con una punta di {share} di probabilità di vittoria ({round}).',
  'leadChanges.0': 'I pronostici cambiano {#time:count}: la corsa è aperta.',
  'leadChanges.1': 'Nessuno resta a lungo in testa: il comando cambia {#time:count}.',
  'aheadMost.0': 'Per quasi tutta la partita {@seat} conduce ai punti.',
  'aheadMost.1': 'Ai punti è {@seat} a condurre più a lungo.',
  'aheadChanges.0': 'Il comando ai punti cambia {#time:count}.',
  'aheadChanges.1': 'La lotta è vivace: {#time:count} qualcun altro passa in testa ai punti.',
  'half.0': 'A metà partita ({round}) {@seat} conduce con {#pointWith:points}, mentre {@other} ne ha {less}.',
  'half.1': 'A metà partita ({round}) il punteggio è {points} a {less} tra {@seat} e {@other}.',
  'slip.0':
    'Una scelta che pesa ({round}): {@seat} sceglie {played} e ha {kept} di probabilità di vittoria, mentre con {other} poteva essere a quota {best}.',
  'slip.1':
    'Poteva andare diversamente ({round}): con {other} invece di {played}, {@seat} sarebbe a quota {best} e non a quota {kept}.',
  'slip.2':
    'La decisione più cara della partita ({round}): {@seat} preferisce {played} a {other} e resta a quota {kept}, quando poteva essere a quota {best}.',
  'slipLeft.0':
    'La rinuncia più cara ({round}): {@seat} fa a meno di {other} e resta con {kept} di probabilità di vittoria invece di {best}.',
  'slipBare.0':
    'La decisione più cara della partita è di {@seat} ({round}): lascia {kept} di probabilità di vittoria, quando era possibile arrivare a quota {best}.',
  'slipPoints.0':
    'La decisione più cara della partita ({round}): {@seat} sceglie {played}, mentre con {other} ci si potevano aspettare {#point:points} in più.',
  'slipPoints.1':
    'Poteva andare diversamente ({round}): {@seat} preferisce {played} a {other} e lascia per strada {#point:points}.',
  'slipPointsBare.0':
    'La decisione più cara della partita è di {@seat} ({round}): un’altra prometteva {#point:points} in più.',
  'gain.0': 'Ad approfittarne di più è {@other}.',
  'gain.1': 'A guadagnarci è soprattutto {@other}.',
  'othersGood.0': 'Quello che fanno gli altri non aiuta nessuno quanto {@seat}.',
  'othersGood.1': 'Gli altri fanno per {@seat} più di quanto avrebbero voluto.',
  'closeOpen.0':
    'Poco prima della fine ({round}) tutto è ancora aperto: {@seat} a quota {share}, {@other} a quota {less}.',
  'closeOpen.1':
    'Verso la fine ({round}) {@seat} ha {share} di probabilità di vittoria e {@other} {less}: niente è deciso.',
  'closeDone.0': 'Poco prima della fine ({round}) ben poco può andare storto per {@seat}, a quota {share}.',
  'closeDone.1': 'Verso la fine ({round}) è quasi tutto deciso: {share} per {@seat}.',
  'closeUpset.0': 'All’ultimo momento i pronostici sono ancora per {@seat}, a quota {share}.',
  'closeUpset.1': 'Fin quasi all’ultimo la vittoria più probabile sembra quella di {@seat}: {share}.',
  'closePoints.0': 'Poco prima della fine ({round}) {@seat} ha {#point:points} di vantaggio su {@other}.',
  'closePoints.1': 'Verso la fine ({round}) il distacco è di {#point:points} tra {@seat} e {@other}.',
  'endNarrow.0': '{@seat} vince per un soffio: {points} a {less} contro {@other}.',
  'endNarrow.1': 'Alla fine {@seat} ha {#point:points} e {@other} {less}: più serrata di così non poteva finire.',
  'endClear.0': '{@seat} vince con {#pointWith:points}, {margin} più di {@other}.',
  'endClear.1': 'La vittoria va a {@seat} con {#pointWith:points}; {@other} arriva al secondo posto con {less}.',
  'endClear.2': 'Alla fine {@seat} vince con un margine di {#point:margin}: {points} a {less} contro {@other}.',
  'endFar.0': '{@seat} vince con ampio margine: {#point:points}, {margin} più di {@other}.',
  'endFar.1': 'Alla fine nessuno si avvicina a {@seat}: {points} a {less} contro {@other}.',
  'endTie.0': '{names} chiudono alla pari con {#pointWith:points} e lo spareggio dà la vittoria a {@seat}.',
  'endTie.1': 'Alla fine ci sono {#point:points} a testa per {names}: lo spareggio premia {@seat}.',
  'endShared.0': '{names} condividono la vittoria con {#pointWith:points} a testa.',
  'endShared.1': 'Alla fine nulla separa {names}: vittoria condivisa, con {#pointWith:points} a testa.',
  'endAlone.0': '{@seat} vince con {#pointWith:points}.',
  'sheet.0':
    'A fare la differenza è soprattutto una cosa ({category}): {#point:points} per {@seat}, {less} al massimo per gli altri.',
  'sheet.1': 'In nient’altro {@seat} stacca così tanto gli altri: {category}, {points} a {less}.',
  'lowest.0': 'Nel momento peggiore ({round}) {@seat} ha {share} di probabilità di vittoria, e vince lo stesso.',
  'lowest.1': 'Niente male, se si pensa che a un certo punto {@seat} era a quota {share} ({round}).',
  'hopeless.0': 'Eppure c’è un momento ({round}) in cui quasi nessuno scommetterebbe su {@seat}.',
  'hopeless.1': 'Mai arrendersi: a un certo punto ({round}) {@seat} non ha quasi più speranze.',
  'safe.0': '{@seat} non rischia mai davvero: la probabilità non scende mai sotto quota {share}.',
  'safe.1': 'Mai sotto quota {share}: {@seat} ha sempre in mano la partita.',
  'missed.0': 'La vittoria sfugge di poco a {@seat}, che era a quota {share} ({round}).',
  'missed.1': '{@seat} vorrà la rivincita, dopo aver toccato quota {share} ({round}).',
  'behind.0': 'Eppure a metà partita ({round}) {@seat} aveva ancora {#point:points} di ritardo.',
  'behind.1': 'Niente male, dopo una prima metà ({round}) che lasciava {@seat} a {#point:points} dalla testa.',
};
