/** The lessons of De Vulgari Eloquentia in Italian. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'L’Italia verso il 1300. Cominci come mercante viaggiatore; puoi diventare frate, poi cardinale, forse perfino papa. Viaggi di città in città, guadagni conoscenza, raccogli manoscritti in cinque dialetti e conquisti sostenitori. Chi alla fine ha più punti Volgare (PV) vince.',
  'primer.points':
    'Rendono di più i manoscritti: ognuno vale il suo livello, da 1 a 4 PV, e tutti e cinque i dialetti insieme altri 5. Poi viene l’elezione finale: politici, nobili e badesse sono voti, e con i voti si ottiene una carica da 6 a 22 PV. Il resto viene da Biblioteca, carte di frati e cardinali, amanuensi, tracciati e ricchezza.',
  'primer.turn':
    'Hai cinque azioni: un solo viaggio, un solo manoscritto, cubi, studio, ducati, caselle sui tracciati. Prima e dopo il viaggio puoi sfruttare ciò che offre la zona. Città e tessere evento danno ducati e conoscenza senza costare azioni.',
  'primer.end':
    'Dal round 12 in ogni round si gira una tessera evento papale. Con la seconda rossa, il round in corso è l’ultimo: il 13 al più presto, il 16 al più tardi. Poi ci sono l’elezione finale e il conteggio dei punti.',
  'primer.about.picture': 'La mappa d’Italia, con le zone nei colori dei dialetti e le pedine dei giocatori.',
  'primer.points.picture':
    'I manoscritti che si possono prendere, in file dal livello 1 al livello 4, ciascuno con il suo dialetto.',
  'primer.turn.picture':
    'Il turno di un giocatore: le azioni rimaste, ciò che è già stato fatto e i cubi che si possono prendere.',
  'primer.end.picture': 'La tabella dei round: le tessere evento e ciò che i round portano fino alla fine.',
  'primer.advice1':
    'Guadagna presto conoscenza, fino al livello 4: con quello puoi prendere ogni manoscritto, e la sola Roma ne dà 15. Oltre, serve quasi solo a decidere le parità.',
  'primer.advice2':
    'Diventa frate nei primi round: costa metà dei tuoi ducati, quindi vacci finché ne hai pochi. Da allora ricevi l’elemosina.',
  'primer.advice3': 'Decidi presto a quale carica aspiri e conta i voti: quelli oltre il necessario valgono poco.',
  'journeys.title': 'Viaggi',
  'journeys.start':
    'Tutti cominciano come mercanti, con 10 ducati. Scegli prima da dove parte la tua pedina: {zones:zone} è accanto a due città ricche.',
  'journeys.step':
    'Nel tuo turno hai 5 azioni. Un passo in una zona vicina costa 1 azione e nessun ducato. Va’ a {zones:zone}.',
  'journeys.claim':
    'Una città che ha un valore lo dà a ogni giocatore una volta per partita, senza azioni. I ducati sono solo per i mercanti. Riscuoti da {zones:zone}: 20 ducati.',
  'journeys.business':
    'Due cose si possono fare ovunque, una volta per turno ciascuna. I Piccoli affari danno 10 ducati per 1 azione. Falli.',
  'journeys.psalter':
    'Il Salterio dà 3 punti conoscenza per 1 azione, o 4 se sei all’ultimo posto nella conoscenza, come adesso. Studialo.',
  'journeys.riddle':
    'Hai ancora 2 azioni. Sei in una zona blu, e solo lì si avanza nell’Indovinello Veronese: alla fine chi è in testa prende fino a 6 PV. Avanza di 2 caselle.',
  'journeys.end': 'Hai speso le cinque azioni. Termina il turno: tocca a Bruno.',
  'journeys.before':
    'Il tuo secondo turno. Puoi sfruttare sia la zona da cui il viaggio comincia sia quella in cui finisce. Perciò, prima di lasciare la zona blu: avanza di un’altra casella nell’Indovinello.',
  'journeys.sail':
    'Via terra ogni zona costa 1 azione; se le zone sono più di una, si pagano anche 10 ducati. Una traversata fino a un altro porto dello stesso mare costa 3 azioni e 10 ducati. Naviga fino a {zones:zone}.',
  'journeys.claimAgain': 'Sei all’altro capo d’Italia. Riscuoti da {zones:zone}: 15 ducati.',
  'journeys.sea':
    'Il mare si attraversa anche a minor prezzo: prendi il largo per 1 azione e resta lì, poi sbarca nel turno seguente per 1 azione. Non costa ducati, ma in mare non puoi sfruttare nessuna zona.',
  'journeys.summary':
    'Fai un solo viaggio per turno, e le zone attraversate non danno nulla. Perciò prima di partire chiediti che cosa puoi ancora fare qui, e che cosa là dove arrivi.',
  'manuscripts.title': 'Manoscritti',
  'manuscripts.shown':
    'Ecco i manoscritti esposti, uno per livello. Alla fine ognuno vale il suo livello, da 1 a 4 PV. Per prenderne uno servono tre cose: il livello di conoscenza, una zona del suo dialetto e le azioni.',
  'manuscripts.journey':
    'Prendiamo «{title}». Il suo dialetto: {dialects:dialect}, e {zones:zone} è una zona di quel dialetto. Vacci: 2 zone costano 2 azioni e 10 ducati.',
  'manuscripts.level':
    'Il manoscritto è di livello 2. Sul tracciato della conoscenza sei al livello 1; il livello 2 comincia alla casella 13. Ci pensa la città: riscuoti 8 ducati e 15 punti conoscenza.',
  'manuscripts.take':
    'Ora c’è tutto: hai il livello 2, sei nella zona giusta, e un manoscritto di livello 2 costa 2 azioni. Prendi «{title}».',
  'manuscripts.study': 'Si prende un solo manoscritto per turno. Usa l’ultima azione per la conoscenza: il Salterio.',
  'manuscripts.end':
    'Termina il turno. In ogni round gioca per primo chi ha meno conoscenza. Dopo il suo turno, Bruno apre quindi anche il round seguente.',
  'manuscripts.next':
    'Un nuovo manoscritto ha sostituito il tuo. Guarda il livello 1. Dialetto: {dialects:dialect}, e la vicina {zones:zone} è una zona di quel dialetto. Vacci.',
  'manuscripts.claim': 'Riscuoti da {zones:zone}: 10 ducati e 3 punti conoscenza, di passaggio e senza azioni.',
  'manuscripts.takeAgain':
    'Prendi «{title}» per 1 azione. Un manoscritto rende sempre 1 PV per azione. Ma poiché se ne prende uno solo per turno, i livelli alti rendono di più.',
  'manuscripts.high':
    '«{title}» varrebbe 3 PV, ma richiede il livello 3, che comincia alla casella 26. Tu sei alla 21. Ecco perché la conoscenza vale di più nei primi round.',
  'manuscripts.summary':
    'Un manoscritto in ognuno dei cinque dialetti vale alla fine altri 5 PV. Uno di livello 4 ha due dialetti e conta per uno di essi. Due dialetti li hai già: ne mancano tre.',
  'cubes.title': 'Cubi e cariche',
  'cubes.offer':
    'Ogni round offre cubi di quattro colori. Un politico vale 3 voti, un nobile 2, una badessa 1: i voti servono per una carica nell’elezione finale. Gli amanuensi non danno voti, ma servono ad altro.',
  'cubes.noble':
    'Un cubo costa 1 azione, due dello stesso colore ne costano 4. I nobili non costano ducati: spesso conviene prenderli per primi. Prendi il nobile.',
  'cubes.keep':
    'Un nobile si può vendere per 20 ducati, ma solo nel momento in cui lo prendi. Stavolta tienilo, per i suoi 2 voti.',
  'cubes.politician': 'Un politico costa anche 30 ducati. Ne hai 40, e 3 voti sono molti. Prendi il politico.',
  'cubes.scribe':
    'Un amanuense costa solo 1 azione. Va davanti allo schermo, dove non vale ancora nulla. Prendi l’amanuense.',
  'cubes.abbey':
    'Una badessa costa 15 ducati, e te ne restano solo 10. Ma in un’abbazia le badesse non costano ducati. Va’ all’abbazia: {zones:zone}.',
  'cubes.abbess': 'Prendi la badessa con l’ultima azione, senza pagare ducati.',
  'cubes.convert':
    'In un’abbazia puoi anche convertire tutti i tuoi amanuensi, senza azioni. O ognuno va dietro lo schermo e alla fine vale 1 PV, o ognuno dà subito 3 punti conoscenza. La partita è all’inizio: prendi la conoscenza.',
  'cubes.votes':
    'Hai 6 voti dietro lo schermo, nascosti agli altri. Dopo l’ultimo round puoi scartare cubi per una carica: un mercante con 7 voti diventa banchiere e prende 6 PV.',
  'cubes.summary':
    'Chi sale ottiene di più. Un frate con 10 voti diventa monaco benedettino: 11 PV. Un cardinale con 11 voti diventa camerlengo: 14 PV, o con 17 papa: 22 PV. I voti sono pochi: comincia presto.',
  'statuses.title': 'Mercante, frate, cardinale',
  'statuses.merchant':
    'Sei un mercante. Solo i mercanti prendono ducati da città e tessere evento e commerciano con l’Oriente. Frati e cardinali invece ricevono l’elemosina e, alla fine, cariche migliori.',
  'statuses.convent':
    'In questo turno hai ancora 2 azioni. In un convento un mercante può diventare frate. Va’ al convento: {zones:zone}.',
  'statuses.friar':
    'Diventare frate non costa azioni, ma metà dei ducati: qui 28 su 55. Ogni frate ha un suo vantaggio. {persons:person} dà 7 punti conoscenza e un nobile virtuale da 2 voti. Scegli lui.',
  'statuses.sale':
    '{persons:person} può prendere una volta 20 ducati per il nobile virtuale, e se lo tiene comunque. Prendili.',
  'statuses.earn':
    'Guadagna dopo aver pagato, non prima: così non ne cedi la metà. Fa’ ora i Piccoli affari; li possono fare anche i frati.',
  'statuses.end': 'Termina il turno. Bruno resta mercante e si arricchisce.',
  'statuses.alms':
    'Il nuovo round è cominciato con l’elemosina: 5 ducati a ogni frate, 10 a ogni cardinale. Paga il mercante più ricco se ha più di te, altrimenti la banca. Stavolta ha dovuto pagare Bruno. L’elemosina si dà fino al round 11.',
  'statuses.cathedral':
    'In una cattedrale un frate può diventare cardinale. Ce ne sono solo due, e una è qui accanto. Va’ a {zones:zone}.',
  'statuses.cardinal':
    'Diventare cardinale costa 40 ducati e un politico o un nobile. Anche i cardinali hanno vantaggi diversi. {persons:person} vale alla fine 6 PV, a meno che tu non diventi papa. Scegli lui.',
  'statuses.tribute':
    'La tua carta da frate esce dal gioco, e con essa il nobile virtuale. Paga dunque con quello e tieni il nobile vero.',
  'statuses.summary':
    'Cardinale al round 3! Ora ricevi 10 ducati di elemosina a ogni round, e alla fine 11 voti ti fanno camerlengo, 17 papa. Non si torna più mercanti, ma non ne sentirai la mancanza.',
  'tracks.title': 'Tracciati',
  'tracks.overview':
    'Oltre alla conoscenza ci sono sei tracciati. Ogni casella costa 1 azione, e in un turno puoi avanzare di più caselle. Sulla stessa casella è davanti chi è arrivato prima.',
  'tracks.city':
    'Nel Cantico delle Creature si avanza solo nelle città francescane, in ognuna nel round della sua tessera, e nei round 15 e 16 in tutte. In questo round tocca a {zones:zone}. Vacci.',
  'tracks.canticle':
    'Qui ogni casella costa anche 1 badessa, e tu ne hai una. Alla fine il primo prende 9 PV e il secondo 4. Avanza di 1 casella.',
  'tracks.messenger':
    'Il Messaggero avanza ovunque tu sia. La sua ultima casella è Bologna: costa 20 ducati e 2 badesse e dà 15 punti conoscenza; dal round 8 metà prezzo per 10. Avanza di 1 casella.',
  'tracks.rest':
    'Chi è in testa sul tracciato Riposo gioca per primo nel round seguente, poi torna all’inizio. Significa scegliere per primi cubi e manoscritti. Avanza di 1 casella.',
  'tracks.business': 'Presto ti serviranno ducati per un viaggio. Usa l’ultima azione per i Piccoli affari.',
  'tracks.end': 'Termina il turno. Bruno ha già giocato: comincia il round seguente.',
  'tracks.first':
    'Giochi per primo, benché tu abbia più conoscenza di Bruno: è merito del Riposo. Ora l’Indovinello Veronese, che richiede una zona blu. Va’ a {zones:zone}, per 2 azioni e 10 ducati.',
  'tracks.riddle':
    'Bruno è sulla casella 2. Alla fine prende punti solo chi è in testa: 4 PV dalla casella 4, 5 dalla 7, 6 dalla 10. Avanza di 3 caselle e superalo.',
  'tracks.orient':
    'L’Oriente è solo per i mercanti. Dall’ultima casella in poi, ogni città da cui riscuoti ducati ne dà 10 in più. Se conviene, conviene all’inizio della partita.',
  'tracks.library':
    'La Biblioteca Pontificia apre al round 12. Dalla casella 3 puoi pescare 1 carta, più avanti fino a 4, e tenerne una: da 2 a 4 PV. Negli ultimi round sono azioni ben spese.',
  'tracks.summary':
    'Le corse si vincono tardi. Chi è in testa presto invita gli altri a superarlo, e prendono punti solo uno o due. Guarda che cosa possono ancora fare gli altri, poi passa avanti.',
  'summons.title': 'Eventi, elemosina, convocazione',
  'summons.card':
    'Ognuno dei primi dieci round mette una tessera evento nella sua zona. Resta lì finché qualcuno non la usa. {title} aspetta a {zones:zone}. Vacci: {persons:person} viaggia senza pagare ducati.',
  'summons.use':
    'Usare una tessera evento non costa azioni. Quelle con conoscenza sono per tutti, quelle con ducati solo per i mercanti. Usa {title}: 4 punti conoscenza.',
  'summons.claim':
    'Da frate non riscuoti più ducati da {zones:zone}, ma la conoscenza sì. Riscuoti: 5 punti conoscenza.',
  'summons.end': 'Termina il turno. Gioca Bruno, poi comincia il round 10.',
  'summons.alms':
    'Ogni round comincia con la sua tessera evento, poi c’è l’elemosina. Hai ricevuto 5 ducati, e Bruno 10, perché è cardinale. Qui nessuno è più mercante, perciò ha pagato la banca.',
  'summons.stupor':
    'La decima tessera evento è speciale: {title} è arrivata a {zones:zone} e vale 10 punti conoscenza. Chi termina lì il turno può convocare gli altri. Vacci.',
  'summons.manuscript':
    'Restano tre azioni, e un manoscritto si adatta a questa zona e al tuo livello. Prendi «{title}».',
  'summons.last': 'Si convoca solo proprio alla fine del turno. Terminalo.',
  'summons.summon':
    'Chi è convocato può venire, senza costi, o restare dov’è. Se non viene nessuno, vinci senza scartare nulla. Convoca tutti.',
  'summons.bid':
    'Bruno è venuto, quindi c’è un’asta. Si offrono voti, cioè cubi dietro lo schermo, e solo chi vince scarta. Chi ha convocato ha 2 voti in più. Offri 4.',
  'summons.pay':
    'Bruno ha passato: vinci. Grazie ai 2 voti in più ne scarti solo 2. Per un politico non c’è resto: scarta un nobile.',
  'summons.summary':
    'Un nobile per 10 punti conoscenza, e sei al livello 4. Ti restano 10 voti, proprio quelli che servono a un frate per diventare monaco benedettino. Non offrire mai voti che servono alla tua carica.',
  'election.title': 'L’elezione finale',
  'election.dead':
    'La seconda tessera evento papale rossa: il papa è morto. Questo round è l’ultimo, e tutte le pedine sono state messe a {zones:zone}. Ora usa le azioni solo per punti e voti.',
  'election.abbess': 'Conta i voti: ne hai 16, e 17 bastano per diventare papa. Prendi una badessa per 15 ducati.',
  'election.library':
    'Nella Biblioteca Pontificia sei sulla casella 1. Dalla casella 3 puoi pescare una carta. Avanza di 2 caselle.',
  'election.draw': 'Pescare non costa azioni, e la carta che tieni vale da 2 a 4 PV. Pesca.',
  'election.manuscript': 'I manoscritti contano fino all’ultimo. Prendi «{title}» per 1 azione.',
  'election.claim':
    'Ora ciò che è gratuito. Nell’elezione sceglie per primo chi ha più conoscenza, e la conoscenza decide ogni parità. Da {zones:zone} non hai ancora riscosso: 15 punti conoscenza.',
  'election.event': 'C’è ancora anche {title}. Con questi 5 punti conoscenza superi Bruno. Usa la tessera.',
  'election.end': 'L’ultima azione non può più portare punti. Termina il turno; Bruno gioca il suo ultimo.',
  'election.compare':
    'Tutti gli schermi sono alzati. Da papa avresti 22 PV, ma nulla per {persons:person}, e nessun voto avanzato. Da camerlengo: 14, più 6 per {persons:person}, più 3 se ti avanza il maggior numero di voti, cioè 23.',
  'election.elect':
    'Ognuno può ottenere una carica, o nessuna. La più alta non è sempre la migliore. Diventa camerlengo.',
  'election.spend':
    'Scarta cubi per almeno 11 voti; non c’è resto. Il politico e tutti e quattro i nobili fanno proprio 11, e le sei badesse restano.',
  'election.summary':
    'Carica, carta e voti ti hanno dato 23 PV. Eppure vince Bruno, 48 a 41: i suoi manoscritti e i cinque dialetti fanno 21, i tuoi solo 9. Una carica vale molto, ma servono anche i manoscritti.',
  'rounds.title': 'Quattro round',
  'rounds.start':
    'Ora giochi l’inizio di una partita, con qualche consiglio. Da dove partire? Da {zones:zone} a {zones:goal} ci sono solo due zone, e lì guadagni 15 punti conoscenza. Parti da {zones:zone}.',
  'rounds.journey': 'Il viaggio fino a {zones:zone} costa 2 azioni e tutti i tuoi 10 ducati. Ne vale la pena.',
  'rounds.claim': 'Prendi prima ciò che è gratuito: 8 ducati e 15 punti conoscenza. Così arrivi al livello 2.',
  'rounds.manuscript': 'Zona e livello vanno bene: prendi «{title}» per 2 azioni.',
  'rounds.noble': 'Hai ancora 1 azione, e ti serviranno ducati. Prendi il nobile…',
  'rounds.sell':
    '… e vendilo subito per 20 ducati. Con questo il turno è finito. Bruno ha meno conoscenza: gioca adesso e apre anche il round seguente.',
  'rounds.event': 'Round 2. {title} è arrivata nella tua zona. Prima di partire usa la tessera: 5 punti conoscenza.',
  'rounds.convent':
    'Diventa frate finché hai pochi ducati. Il convento più vicino è {zones:zone}: 2 azioni e 10 ducati.',
  'rounds.friar':
    'La metà di 18 sono solo 9 ducati. {persons:person} va bene a chi vuole diventare presto cardinale: a pagare sarà il suo nobile virtuale. Scegli lui.',
  'rounds.sale': 'Prendi 20 ducati per il nobile virtuale; resta tuo.',
  'rounds.business':
    'Guadagna 10 ducati con i Piccoli affari. Con le ultime due azioni prendi e tieni poi il nobile e studi il Salterio. Il turno finisce e gioca Bruno.',
  'rounds.cathedral':
    'Round 3. Con l’elemosina hai 44 ducati, abbastanza per diventare cardinale. Va’ alla cattedrale: {zones:zone}.',
  'rounds.cardinal':
    'I bot più forti sono spesso cardinali già al round 3. Il loro preferito, {persons:person}, vale 6 PV: così un camerlengo vale quasi un papa. Scegli lui.',
  'rounds.tribute': 'Paga con il nobile virtuale. Uscirebbe comunque dal gioco con la tua carta da frate.',
  'rounds.free':
    'Hai ancora 4 azioni: finisci il turno come vuoi. È solo una prova. Poi la partita prosegue con Piccoli affari, Salterio, un amanuense e una casella sul tracciato Riposo.',
  'rounds.alone':
    'Round 4. Grazie al Riposo giochi per primo, e Bruno ha dovuto darti 10 ducati di elemosina. Ora gioca per conto tuo un turno intero. Pensa alla conoscenza fino al livello 4, ai manoscritti e ai voti.',
  'rounds.summary':
    'Così comincia una partita. Continua così: livello 4, tutti e cinque i dialetti, i voti per la tua carica; e dal round 12 occhio alle tessere papali. Ora tocca a te: gioca la tua prima vera partita.',
};
