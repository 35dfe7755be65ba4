/** The lessons of Virtù in Italian. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'L’Italia del Rinascimento. Dal tuo palazzo guidi una dinastia: annetti e conquisti città, proteggi artisti, assumi notabili e passi dal ducato al regno. Non ci sono dadi né segreti. Alla fine vince chi ha più punti prestigio.',
  'primer.points':
    'Quasi la metà dei punti è stampata su ciò che compri o guadagni: titoli, cattedrali, Cardinale, Papa, bonus mecenatismo. Ogni città dalla terza in poi dà un punto, il mecenatismo fino a tre. Il maggior numero di croci ne dà quattro, la prima città tolta a ciascun avversario due.',
  'primer.turn':
    'Un anno è fatto di primavera e inverno. In primavera muovi il segnalino di una o due sale e svolgi l’azione di quella sala: annettere, proteggere le arti, governare, guerreggiare, tramare. In inverno paghi il soldo, riorganizzi le carte, compri, recluti e concludi alleanze.',
  'primer.end':
    'Una partita dura di solito una decina d’anni. Se alla fine di una primavera qualcuno controlla otto città o ha raggiunto il grado 5 di mecenatismo, o se non restano città neutrali, l’inverno di quell’anno è l’ultimo. Poi si contano i punti.',
  'primer.about.picture': 'La mappa d’Italia con le città, le strade che le uniscono e le truppe di tre dinastie.',
  'primer.points.picture':
    'I due tracciati del prestigio, delle città e del mecenatismo, con la posizione e le croci di ciascuno, e le grandi potenze.',
  'primer.turn.picture': 'Un palazzo con le sue cinque sale in cerchio, le loro azioni e le carte che contengono.',
  'primer.end.picture': 'L’anno: di chi è il turno e i passi dell’inverno.',
  'primer.advice1':
    'In tutta la partita hai solo una decina di azioni: quando muovi il segnalino, sappi già dove andrà l’anno dopo.',
  'primer.advice2':
    'Incassa i fiorini dei cortigiani prima di passare la loro freccia e quelli delle tessere prima di governare: subito dopo tornano disponibili.',
  'primer.advice3':
    'Le croci contano due volte: servono per pagare, e chi alla fine ne ha di più riceve quattro punti.',
  'palace.title': 'Palazzo e segnalino',
  'palace.rooms':
    'Questo è il tuo palazzo: cinque sale in cerchio, ciascuna con un’azione. Una volta all’anno il segnalino avanza in senso orario e puoi svolgere l’azione della sala in cui si ferma. Prima, però, si sistema la tua casata.',
  'palace.action':
    'Una carta in una sala ti aiuta a ogni visita e non si esaurisce mai. «{cards:card}» mostra 2 corone e l’azione {actions:action}. Mettila come carta azione nella sala in alto.',
  'palace.courtier':
    'Le carte fuori dalle sale sono cortigiani. Aiutano in ogni sala, ma una volta sola, finché il segnalino non passa la freccia dal loro lato. Metti «{cards:card}» sul lato destro.',
  'palace.upgrade':
    'Accanto a ogni carta azione c’è posto per una carta miglioramento, che aggiunge i suoi simboli alla sala. «{cards:card}» non ha un’azione e non può stare da sola in una sala. Mettila accanto all’altra carta nella sala in alto.',
  'palace.confirm': 'Tutte e tre hanno un posto. Conferma, e le carte di tutti vengono rivelate.',
  'palace.marker':
    'Il primo anno il segnalino comincia nella sala che vuoi. Comincia da quella in alto: la sua azione è {actions:action}.',
  'palace.perform':
    'Con questa azione prendi il controllo di una città neutrale. Costa corone, e le due carte di questa sala ne mostrano tre. Svolgi l’azione.',
  'palace.annex':
    'La città deve confinare con una delle tue e costa una corona più del suo valore. {cities:city} ha valore 2, quindi costa 3 corone. Annettila.',
  'palace.first': 'Ora paga: usa le 2 corone di «{cards:card}».',
  'palace.second':
    'Usa anche 1 corona di «{cards:card}». Le due carte restano disponibili e pagheranno ancora alla prossima visita.',
  'palace.collect':
    'La città è tua. Inoltre, in qualsiasi momento puoi incassare i fiorini di un cortigiano. Non costa nulla, ma la carta si esaurisce. Incassa 2 fiorini da «{cards:card}».',
  'palace.end':
    'Hai un’azione all’anno, ed era questa. Termina il turno. Ora tocca agli altri, e l’inverno passa. La carta «{cards:card}» resta esaurita.',
  'palace.move':
    'Anno 2. Il segnalino deve avanzare: 1 o 2 sale sono gratis, oltre si paga. Tra la sala a destra e quella in basso a destra c’è una freccia. Avanza di 2 sale fino a {actions:action} e passala.',
  'palace.summary':
    'Hai passato la freccia, e «{cards:card}» è di nuovo disponibile. Ricorda: le carte nelle sale pagano a ogni visita, i cortigiani una volta sola, finché non ripassi la loro freccia. E pensa in anticipo: dove si fermerà il segnalino l’anno prossimo?',
  'paying.title': 'Pagare',
  'paying.reliefs':
    'Si paga con i simboli di carte e tessere. Le carte nella sala del segnalino pagano solo l’azione di quella sala. I cortigiani e le tessere delle tue città servono a molte cose, ma così si esauriscono.',
  'paying.perform':
    'Il tuo segnalino è nella sala con l’azione {actions:action}. Il primo grado di mecenatismo costa 2 fiorini e 1 corona o croce. Svolgi l’azione.',
  'paying.kind':
    '«{cards:card}» mostra 2 corone e 2 fiorini. Ma in un pagamento puoi usare un solo tipo di simbolo per ogni carta o tessera. Usa le corone; stavolta i fiorini non contano.',
  'paying.courtier':
    'Hai 1 fiorino in tesoreria e te ne serve un altro. Il cortigiano «{cards:card}» ne mostra 2. Incassali: la carta si esaurisce.',
  'paying.tile':
    'Ecco il grado 1. «{cards:card}» è in una sala e resta disponibile. Le tessere si esauriscono come i cortigiani, ma le ripristina solo Governare. Incassa 4 fiorini dalla tessera di {cities:city}.',
  'paying.end':
    'Solo i fiorini si possono conservare. Ma ora l’intera tessera di {cities:city} è esaurita, con le sue 2 corone. Termina il turno. Quest’inverno non compri nulla.',
  'paying.move':
    'Anno 2. Avanza di 2 sale fino a {actions:action}. Lungo la strada passi la freccia a destra, e «{cards:card}» torna disponibile.',
  'paying.indulgence':
    '{cities:city} ha valore 3 e costa 4 corone. «{cards:first}» ne dà 2, «{cards:second}» 1: ne manca una. Chiedi un’indulgenza: la Chiesa ti dà 1 corona.',
  'paying.annex': 'Con quella della Chiesa, le corone bastano. Annetti {cities:city}.',
  'paying.price':
    '{cities:city} è tua. Ma ora una carta indulgenza copre questa sala: è chiusa, e alla fine la carta ti costa 1 punto prestigio. Quando il segnalino ripasserà di qui, potrai toglierla per 1 croce o 2 corone.',
  'paying.summary':
    'Usa un solo tipo di simbolo per ogni carta o tessera. Le sale pagano a ogni visita, i cortigiani una volta fino alla prossima freccia, le tessere una volta finché non governi. Si conservano solo i fiorini, e un’indulgenza aiuta quando manca qualcosa.',
  'annexGovern.title': 'Annettere e governare',
  'annexGovern.map':
    'Ecco l’Italia. Controlli {cities:first} e {cities:second}, con una truppa in ciascuna. Il numero di una città è il suo valore. Le città senza disco sono neutrali: chiunque può annetterle.',
  'annexGovern.land':
    'Via terra annetti una città neutrale che confina con una delle tue, per una corona più del suo valore. {cities:first} e {cities:second} sono tue vicine. I porti pirata non si annettono: si conquistano.',
  'annexGovern.perform': 'Il tuo segnalino è nella sala per annettere. Svolgi l’azione.',
  'annexGovern.sea':
    'Da porto a porto si annette anche via mare: paghi 1 nave in più per ogni mare attraversato. {cities:city} è sullo stesso mare di {cities:port} e ha valore 1: 2 corone e 1 nave. Annettila.',
  'annexGovern.crowns': '«{cards:card}» mostra corone e una nave, ma conta un solo tipo. Usa le corone.',
  'annexGovern.ships': '«{cards:card}» è un’altra carta: da questa puoi usare un altro tipo. Usa le navi.',
  'annexGovern.end':
    'Ora la tessera della città è nel tuo dominio, disponibile. Ed è la tua terza città, la prima che dà un punto prestigio. Termina il turno.',
  'annexGovern.move':
    'Anno 2. Una tessera usata torna disponibile solo se governi. Avanza di 2 sale fino a {actions:action}.',
  'annexGovern.collect': 'Usa le tessere prima di governare. Incassa 3 fiorini da {cities:city}.',
  'annexGovern.again': 'Incassa anche 2 fiorini da {cities:city}.',
  'annexGovern.third': 'E 1 fiorino da {cities:city}. Ora le tue tre tessere sono esaurite.',
  'annexGovern.govern':
    'Ogni corona o croce ripristina fino a due tessere. «{cards:card}» mostra 2 corone, che bastano per quattro tessere. Svolgi l’azione.',
  'annexGovern.summary':
    'Hai 6 fiorini in più, e tutte le tessere sono di nuovo disponibili: per corone, navi o altri fiorini. Annettere ingrandisce il dominio, governare lo fa rendere.',
  'war.title': 'La guerra',
  'war.target':
    '{@rival} controlla {cities:city}, che confina con {cities:own}, e non vi tiene truppe. La prima città che togli a ciascun avversario dà un trofeo: 2 punti prestigio.',
  'war.move': '«{cards:card}» aspetta nella sala in basso a sinistra. Avanza di 1 sala fino a {actions:action}.',
  'war.perform':
    'Ogni cavalleria muove una truppa lungo una strada, ogni nave una truppa attraverso un mare. «{cards:card}» mostra 3 cavallerie. Svolgi l’azione.',
  'war.troop': 'Hai due truppe a {cities:city}. Scegline una.',
  'war.march': 'Muovila verso {cities:city}. Davanti a una città che non controlli la truppa si ferma e la assedia.',
  'war.second': 'Una truppa sola non basterebbe. Scegli la seconda, a {cities:city}.',
  'war.follow': 'Muovi anche questa verso {cities:city}.',
  'war.guard': 'Ora {cities:city} è vuota, e ti resta una cavalleria. Scegli la truppa a {cities:from}.',
  'war.return': 'Muovila a {cities:city}. In un assedio ogni truppa nella città aggiunge 1 alla sua forza.',
  'war.done': 'Le navi di {cities:city} potrebbero muovere altre truppe, ma così basta. Smetti di guerreggiare.',
  'war.end':
    'Gli assedi si risolvono alla fine della primavera, quando tutti hanno giocato. Quest’anno il tuo turno è l’ultimo. Terminalo.',
  'war.bonus':
    '{cities:city} ha valore 2 e tu hai 2 truppe: in parità la città resiste. Il tuo cortigiano «{cards:card}» mostra un bonus militare: +1 per 1 fiorino. Dichiaralo.',
  'war.conquest':
    '3 a 2: {cities:city} è tua, e con essa un trofeo. La tessera arriva esaurita. Chi vince perde una truppa per ogni truppa in difesa e un’altra se la forza della città era 3 o più: qui nessuna.',
  'war.summary':
    'In caso di sconfitta perdi una truppa e le altre si ritirano. I simboli guerra nella sala del segnalino danno, al posto della cavalleria, segnalini bonus militare da +1. Anche chi difende può dichiarare bonus: attacca dove sei di certo più forte.',
  'intrigue.title': 'Le trame',
  'intrigue.blocked':
    '{@rival} ha un agente nella tua sala con l’azione {actions:action}. Finché resta lì non puoi svolgerla, e in inverno nessuna carta può entrare nella sala né uscirne.',
  'intrigue.move': 'Contro gli agenti servono maschere. Avanza di 1 sala fino a {actions:action}.',
  'intrigue.perform':
    'Ogni maschera ti fa collocare, spostare o rimuovere un agente. Questa sala ne ha 1, e il tuo cortigiano «{cards:card}» ne ha 2. Svolgi l’azione.',
  'intrigue.remove': 'Prima rimuovi dal tuo palazzo l’agente di {@rival}. Torna al suo proprietario.',
  'intrigue.mask': 'Paga con la maschera della sala: così non si esaurisce nulla.',
  'intrigue.city':
    'Ora colloca un tuo agente nella città di {cities:city}. In una città neutrale riduce il valore di 1 per te e lo aumenta di 1 per tutti gli altri.',
  'intrigue.masks': 'Usa le 2 maschere di «{cards:card}». Una resta per un altro agente.',
  'intrigue.room':
    'L’anno prossimo {@rival} potrebbe voler annettere. Colloca un agente nella sua sala con l’azione {actions:action}: resta bloccata finché l’agente non viene rimosso.',
  'intrigue.done': 'La tessera di {cities:city} mostra un’altra maschera. Tienila per dopo: smetti di tramare.',
  'intrigue.powers':
    'Gli agenti si collocano anche sulle alleanze. Il tuo ti fa risparmiare un simbolo quando concludi quell’alleanza. Su quella di un avversario blocca il bonus e il punto, e ti permette di sottrargliela.',
  'intrigue.summary':
    'Un agente ti costa una maschera, e a un rivale può costare un anno intero. Collocalo nella sala che gli servirà, o nella città che vuoi annettere o assediare.',
  'winter.title': 'L’inverno',
  'winter.pay':
    'Un turno d’inverno ha cinque passi. Prima il soldo: 2 truppe sono gratis, 3 o 4 costano 1 fiorino, 5 o 6 ne costano 2. Tu ne hai 3. Paga 1 fiorino.',
  'winter.pick':
    'Secondo, puoi riorganizzare il palazzo. Un cortigiano disponibile può entrare in una sala. Scegli «{cards:card}».',
  'winter.put':
    'Metti «{cards:card}» nella sala in basso a sinistra, {actions:action}. D’ora in poi la sua cavalleria ti aiuta a ogni visita.',
  'winter.arranged':
    'Una carta può anche uscire da una sala, ma diventa un cortigiano esaurito. La sala del segnalino resta com’è. Non spostare altre carte.',
  'winter.collect':
    'Terzo, compri: quante cose vuoi, una per ogni tipo. Ti servono fiorini: incassane 3 da {cities:city}.',
  'winter.florin': 'E 1 da {cities:city}. In tutto hai 5 fiorini.',
  'winter.want':
    '{tiles:tile}: 4 fiorini e 1 corona. Dà un punto prestigio, una tessera con 2 fiorini e 1 corona e una casella per un altro cortigiano. Scegli questa tessera.',
  'winter.buy': 'Tutto ciò che scegli si paga insieme. Così basta: compra.',
  'winter.crown':
    'La corona può venire da «{cards:card}» o da {cities:city}. La carta mostra anche un bonus militare che può difenderti: tienila. Usa 1 corona di {cities:city}.',
  'winter.recruit':
    'Quarto, recluti: una truppa costa 1 fiorino in una città iniziale, 3 altrove. Reclutane una a {cities:city}.',
  'winter.recruited': 'La tesoreria è vuota. Smetti di reclutare.',
  'winter.alliances':
    'Quinto, puoi allearti con una potenza: per un bonus e un punto prestigio. Quest’inverno non puoi permettertene nessuna. Termina il turno d’inverno.',
  'winter.summary':
    'Ciò che hai comprato si usa dalla primavera. In inverno comincia chi controlla più città, ed è importante: c’è un solo Papa, e ogni potenza ha un solo alleato.',
  'whatWins.title': 'Che cosa fa vincere',
  'whatWins.cities':
    'Il terzo inverno. Contiamo. Ogni città dalla terza in poi dà 1 punto: le tue 4 città ne danno 2. Chi ne ha di più riceve 1 punto in più, e sei tu.',
  'whatWins.patronage':
    'I gradi di mecenatismo danno 1, 1, 2, 2 e 3 punti, e chi è più in alto ne riceve 1 in più. Ai gradi 2 e 4 prendi un bonus mecenatismo. Qui non hai ancora cominciato.',
  'whatWins.printed':
    'Quasi la metà dei punti è stampata su cose come queste: titoli, cattedrali, Cardinale, Papa. Si comprano in inverno. È così che fiorini e corone diventano punti.',
  'whatWins.others':
    'Ogni trofeo dà 2 punti e ogni alleanza 1, se non vi si trova un agente avversario. Ogni carta indulgenza ancora nel tuo palazzo costa 1 punto.',
  'whatWins.religion':
    'Alla fine contano le croci: 4 punti a chi ne ha di più, 2 al secondo posto. Ora ne avete 1 ciascuno. In parità si ricevono i punti del posto seguente: 2 a testa.',
  'whatWins.collect': '«{cards:card}» costa 3 fiorini e mostra una croce. Incassa 3 fiorini da {cities:city}.',
  'whatWins.want': 'Scegli «{cards:card}».',
  'whatWins.buy': 'Compra la carta.',
  'whatWins.put': 'Metti «{cards:card}» tra i cortigiani. Le croci contano ovunque, anche esaurite.',
  'whatWins.first':
    'Ora hai 2 croci: 4 punti. Gli altri sono pari al secondo posto e non ricevono nulla. Con 3 fiorini hai 2 punti in più, e ogni rivale 2 in meno.',
  'whatWins.end':
    'Se alla fine della primavera qualcuno ha 8 città o il grado 5, o se non restano città neutrali, la partita finisce dopo quell’inverno. Se sei in testa, affrettati; se sei indietro, prendi tempo.',
  'whatWins.summary':
    'Dunque: città, qualche grado, acquisti che danno punti, e un occhio alle croci. Nell’ultimo inverno un’indulgenza conviene se ti frutta 2 punti. Si vince con circa 15–19 punti.',
  'twoYears.title': 'Due anni',
  'twoYears.family':
    'Ora giochi due anni, con qualche consiglio. «{cards:first}» e «{cards:second}» sono nella sala in alto, «{cards:third}» in quella in basso a destra: due sale forti, a due passi l’una dall’altra.',
  'twoYears.start': 'Comincia dove hai più forza: nella sala in alto, {actions:action}.',
  'twoYears.patronize':
    'Il primo grado costa 2 fiorini e 1 corona o croce, e queste due carte mostrano tutto. Svolgi l’azione.',
  'twoYears.cross':
    'Usa la croce o la corona di «{cards:card}». Poi «{cards:other}» paga i fiorini, e non si esaurisce nulla.',
  'twoYears.spring': 'Grado 1, e ha pagato tutto la sala. Termina il turno.',
  'twoYears.winter':
    'È il momento di comprare. L’anno prossimo vuoi annettere: «{cards:card}» mostra 2 corone, ma le città vicine ne costano 3 o più. Incassa 4 fiorini da {cities:city}.',
  'twoYears.ambassador': '«{cards:card}» costa 2 fiorini e mostra la corona che ti manca. Scegli questa carta.',
  'twoYears.bishop':
    '«{cards:card}» costa 3 fiorini, mostra una croce e porta l’azione {actions:action}: una seconda sala così raddoppia il tuo ritmo. Scegli anche questa carta. Così i fiorini sono spesi, ed entrambe le carte comprate.',
  'twoYears.move':
    'Ora entrambe le carte sono tra i cortigiani, una per lato, e comincia l’anno 2. Come previsto: avanza di 2 sale fino a {actions:action}.',
  'twoYears.perform': '2 corone nella sala e 1 su un cortigiano: bastano per una città di valore 2. Svolgi l’azione.',
  'twoYears.annex':
    '{cities:city} mostra 2 fiorini, 1 corona e una freccia, che porta il segnalino una sala più avanti. Annettila.',
  'twoYears.siege': 'C’era un solo modo di pagare, quindi è già pagato. Termina il turno.',
  'twoYears.pick': 'Inverno. «{cards:card}» è ancora disponibile e quindi si può spostare. Scegli questa carta.',
  'twoYears.put':
    'Metti «{cards:card}» nella sala a sinistra, al posto di {actions:action}: due sale dopo aver annesso potrai proteggere le arti. Con i fiorini delle tue città compri poi «{cards:other}».',
  'twoYears.try':
    'Anno 3. «{cards:card}» ha corone, {actions:action} è a 2 sale, e il grado 2 porta un bonus. Gioca un turno come preferisci. È solo una prova: nulla conta.',
  'twoYears.summary':
    'Ora ne sai abbastanza per una vera partita. Gioca in tre con bot medi, sappi dove andrà il segnalino l’anno dopo e in inverno compra punti. Buon divertimento!',
};
