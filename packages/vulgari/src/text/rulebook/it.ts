/** The rulebook of De Vulgari Eloquentia in Italian, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'D-1': 'Regole generali',
    'D-2': 'Preparazione',
    'D-3': 'La fase Eventi',
    'D-4': 'La fase Elemosina',
    'D-5': 'La fase Ordine di turno',
    'D-6': 'La fase Azioni: regole generali',
    'D-7': 'Il movimento',
    'D-8': 'Che cosa si fa nelle zone',
    'D-9': 'I manoscritti',
    'D-10': 'I cubi',
    'D-11': 'Salterio e Piccoli affari',
    'D-12': 'L’Indovinello Veronese',
    'D-13': 'Il Messaggero',
    'D-14': 'L’Oriente',
    'D-15': 'Il Cantico delle Creature',
    'D-16': 'La Biblioteca Pontificia',
    'D-17': 'Il Riposo',
    'D-18': 'Le carte frate e cardinale',
    'D-19': 'Stupor Mundi',
    'D-20': 'Fine della partita',
    'D-21': 'L’elezione finale',
    'D-22': 'I punti Volgare',
    'D-23': 'Il vincitore',
  },
  rules: {
    'D-1.1':
      'De Vulgari Eloquentia è un gioco da 2 a 5 giocatori. La partita dura al massimo 16 round e almeno 13 (vedi D-20.1). Ogni round ha quattro fasi, in quest’ordine: Eventi, Elemosina, Ordine di turno, Azioni. Tutti i punti, detti punti Volgare (PV), si contano alla fine.',
    'D-1.2':
      'Il tuo rango è sempre uno solo dei tre: mercante, frate o cardinale. Si sale soltanto da mercante a frate e da frate a cardinale, senza mai tornare indietro.',
    'D-1.3':
      'I ducati si contano interi e non scendono mai sotto lo 0 (vedi Q-2). Tutti vedono quanti ne hai. La banca non ne resta mai senza (vedi Q-35).',
    'D-1.4':
      'I dischetti che stanno sulla stessa casella di un tracciato formano una pila. Un dischetto che arriva su una casella, da dietro o da davanti, va in cima alla pila. Un avanzamento di più caselle riguarda solo quella in cui finisce; un dischetto che lascia una pila non cambia nulla per gli altri.',
    'D-1.5':
      'Su ogni tracciato è più avanti chi sta sulla casella più alta; sulla stessa casella, il dischetto più in basso nella pila. Così sul tracciato della conoscenza tutti i giocatori hanno sempre una posizione distinta, sugli altri solo i dischetti che si trovano già su una casella: quelli ancora in attesa prima della prima non contano.',
    'D-1.6': '«Più conoscenza» ha sempre chi è più avanti sul tracciato della conoscenza secondo D-1.5 (vedi Q-27).',
    'D-1.7':
      'Per ogni punto conoscenza guadagnato il tuo dischetto avanza di 1 casella, ma mai oltre l’ultima. Un dischetto che non cambia casella mantiene il suo posto nella pila (vedi Q-24).',
    'D-1.8':
      'Il livello di conoscenza (da 1 a 8) è il numero più alto che il tuo dischetto ha raggiunto o superato. Il livello 1 comincia alla casella 0, i successivi alle caselle 13, 26, 39, 52, 65, 78 e 91. Si guarda nel momento in cui serve; per effetto del cardinale Shlasinger può anche scendere. Che i livelli siano otto e le caselle più di 90 viene da fonti pubbliche; le caselle esatte sono ricostruite.',
    'D-1.9':
      'Politici, nobili e badesse vanno dietro lo schermo appena li prendi. Gli amanuensi restano davanti e possono passare dietro solo in un’abbazia (D-8.18). Regola della casa «schermi aperti»: tutti vedono i cubi e i manoscritti dietro ogni schermo (vedi Q-28).',
    'D-1.10': 'Un politico vale 3 voti, un nobile 2, una badessa 1, un amanuense 0.',

    'D-2.1':
      'La tessera evento 10 (Stupor Mundi) va sul round 10. Tra le tessere da 1 a 9 se ne sorteggia una per il round 1; i round da 2 a 9 ricevono i numeri seguenti in ordine crescente, e dopo il 9 viene l’1. Sono tutte scoperte; il round 11 resta senza tessera. Nel sacchetto si mettono i cubi secondo il numero di giocatori (politici, nobili, badesse, amanuensi): in 2 giocatori 3, 5, 14 e 6; in 3 giocatori 6, 5, 16 e 8; in 4 giocatori 8, 7, 17 e 10; in 5 giocatori 11, 7, 20 e 11. Per ciascuno dei round da 1 a 7 se ne estraggono tanti quanti sono i giocatori più 2, e il sacchetto resta vuoto; i round da 8 a 16 cominciano senza cubi. Le cinque tessere evento papale, mescolate, vanno coperte sui round da 12 a 16; le cinque tessere Cantico, mescolate, vanno scoperte, una per ogni città francescana. I manoscritti si dividono per livello, si mescolano i quattro mazzi e di ciascuno si scopre una carta in meno del numero di giocatori; Lingua Volgare aspetta da parte. Si mescolano le 8 carte della Biblioteca Pontificia in un mazzo coperto e si espongono tutti i 5 frati e tutti i 5 cardinali, qualunque sia il numero di giocatori. Ogni giocatore comincia come mercante, con una pedina, uno schermo, 20 dischetti e 10 ducati. Prima si sorteggia l’ordine di turno; poi, in ordine inverso, ognuno sceglie una città di partenza ancora libera e vi mette la pedina; sempre in ordine inverso, i dischetti si impilano sulla casella 0 della conoscenza, così che quello dell’ultimo giocatore sta in fondo e quello del primo in cima. Sugli altri sei tracciati i dischetti attendono prima della prima casella; il segnalino dei round sta sul round 1. Gran parte della mappa e dei valori delle città, buona parte degli eventi, la lunghezza dei tracciati e la posizione dei loro numeri, i round delle tessere Cantico (tranne il 2), la ripartizione e i titoli dei manoscritti e la ripartizione delle carte della Biblioteca sono ricostruiti; chi possiede la scatola può fornire i valori veri in un file di dati.',
    'D-2.2':
      'Due giocatori non possono partire dalla stessa città. In seguito una zona può ospitare quante pedine si vuole.',
    'D-2.3':
      'Le città di partenza sono Torino, Vicenza, Ancona, Taranto e Catania. In un punto il regolamento stampato chiama Vicenza «Verona» (vedi Q-29).',

    'D-3.1': 'Dal round 2 in poi la fase comincia spostando il segnalino dei round sul round successivo.',
    'D-3.2':
      'Nei round da 1 a 10 la tessera evento del round si mette scoperta nella sua zona. Resta lì, a disposizione, finché qualcuno non la usa una volta o finché non finisce la partita (vedi Q-26). Il regolamento dice dove si trovano e che cosa danno Mercis, Filocolo e Stupor Mundi; per le altre tessere quasi tutto è ricostruito.',
    'D-3.3': 'Il round 11 non porta nessuna tessera.',
    'D-3.4': 'Nei round da 12 a 16 si scopre la tessera evento papale del round (vedi D-20.2 e D-20.3).',
    'D-3.5':
      'Poi, dal round 2, tutti i cubi rimasti nelle caselle azione tornano in circolo come un unico gruppo (D-3.8). La prima riga ammessa è quella del round che sta cominciando: dal round 8 un cubo rimasto può quindi ripresentarsi subito (vedi Q-9).',
    'D-3.6':
      'Poi tutti i cubi della riga del round si distribuiscono per colore nelle quattro caselle azione: sono disponibili in questo round. La riga contiene al massimo tanti cubi quanti sono i giocatori più 2; dal round 8 possono essere di meno (vedi Q-37).',
    'D-3.7':
      'Poi, per ogni livello a cui mancano manoscritti, si scoprono carte del suo mazzo finché quelle scoperte non sono una in meno del numero di giocatori o il mazzo non è finito. In nessun altro momento si reintegrano i manoscritti (vedi Q-36).',
    'D-3.8':
      'I cubi di un gruppo tornano in circolo nell’ordine: politici, nobili, badesse, amanuensi. Ogni cubo va nella prima riga ammessa che ne ha meno del numero di giocatori più 2; sono ammesse anche tutte le righe successive, fino alla 16.',
    'D-3.9':
      'Nella fase Azioni la prima riga ammessa è quella del round successivo: la riga del round in corso è vuota e non conta più (vedi Q-9).',
    'D-3.10':
      'Un cubo per cui non c’è posto in nessuna riga esce dal gioco. Succede regolarmente dal round 13 circa (vedi Q-9).',
    'D-3.11':
      'I cubi tornano in circolo subito, ogni scarto per conto suo e nell’ordine degli scarti. I cubi scartati insieme (due nobili venduti, il pagamento dell’asta, gli amanuensi) formano un solo gruppo secondo D-3.8.',
    'D-3.12':
      'Se dopo aver reintegrato i manoscritti non ne resta nessuno di livello 1, né nel mazzo né scoperto, i manoscritti scorrono (D-9.7). Regola della casa «momento dello scorrimento»: scorrono appena viene preso l’ultimo di livello 1 (vedi Q-11).',

    'D-4.1':
      'L’elemosina si dà nei round da 1 a 11; dal round 12 questa fase non c’è più. Regola della casa «ultima elemosina»: si dà solo nei round da 1 a 10 (vedi Q-3).',
    'D-4.2': 'Ogni frate riceve 5 ducati (frate Gigi 10), ogni cardinale 10.',
    'D-4.3':
      'Frati e cardinali ricevono l’elemosina uno alla volta, nell’ordine di turno ancora in vigore, cioè quello del round precedente (vedi Q-4).',
    'D-4.4':
      'Paga il mercante che all’inizio della fase aveva più ducati; se più mercanti erano alla pari in testa, può pagare ciascuno di loro. Regola della casa «chi paga l’elemosina»: il mercante più ricco si determina di nuovo prima di ogni pagamento (vedi Q-4).',
    'D-4.5': 'Chi paga lo fa solo se in quel momento ha più ducati di chi riceve.',
    'D-4.6':
      'Se più mercanti tra quelli che possono pagare soddisfano D-4.5, chi riceve sceglie da quale di loro avere questa elemosina.',
    'D-4.7': 'Un mercante non può rifiutarsi di dare l’elemosina.',
    'D-4.8':
      'Se nessuno di quelli che possono pagare soddisfa D-4.5, o se non ci sono mercanti, l’intera somma viene dalla banca. Un mercante che all’inizio della fase non era il più ricco non paga mai, salvo con la regola della casa «chi paga l’elemosina» (vedi Q-4).',
    'D-4.9':
      'Chi deve pagare e non ha abbastanza ducati dà tutti quelli che ha; il resto lo aggiunge la banca (vedi Q-4).',

    'D-5.1':
      'L’ordine di turno è l’inverso della classifica della conoscenza: gioca per primo chi è più indietro. Sulla stessa casella, chi ha il dischetto più in alto gioca prima di chi lo ha più in basso.',
    'D-5.2':
      'Poi, se almeno un dischetto si trova su una casella del tracciato Riposo, il giocatore che lì è più avanti (D-1.5) diventa il primo; gli altri mantengono l’ordine tra loro (vedi Q-33).',
    'D-5.3':
      'Il dischetto di quel giocatore torna all’inizio del tracciato Riposo, prima della prima casella. Tutti gli altri restano dove sono e contano anche nei round seguenti.',
    'D-5.4': 'Nel round 1 questa regola dà proprio l’ordine sorteggiato durante la preparazione.',
    'D-5.5':
      'L’ordine vale per tutto il round: i cambiamenti della conoscenza o del Riposo durante la fase Azioni non lo modificano.',

    'D-6.1': 'I giocatori svolgono un turno ciascuno, nell’ordine stabilito.',
    'D-6.2':
      'In un turno hai 5 azioni; con il cardinale Muret 6, già dal turno in cui ne prendi la carta (vedi Q-17). Le azioni non spese sono perse.',
    'D-6.3': 'Svolgi le azioni e le attività gratuite una dopo l’altra, nell’ordine che preferisci.',
    'D-6.4':
      'Costano azioni: il movimento (D-7), un manoscritto (D-9), i cubi (D-10), il Salterio e i Piccoli affari (D-11), l’Indovinello Veronese (D-12), il Messaggero (D-13), l’Oriente (D-14), il Cantico delle Creature (D-15), la Biblioteca Pontificia (D-16) e il Riposo (D-17).',
    'D-6.5':
      'Sono gratuite queste attività: usare una tessera evento, riscuotere da una città, diventare frate o cardinale, convertire gli amanuensi (tutte in D-8), pescare dalla Biblioteca Pontificia (D-16.4) e l’inquisizione (D-18.12).',
    'D-6.6':
      'I segnalini azione non bloccano nulla: nello stesso round più giocatori possono svolgere la stessa azione. Solo cubi e carte possono esaurirsi.',
    'D-6.7':
      'In un turno puoi al massimo: muoverti una volta, prendere un manoscritto, usare una volta il Salterio, una volta i Piccoli affari e prendere cubi una volta per colore (vedi Q-7).',
    'D-6.8':
      'Indovinello Veronese, Messaggero, Oriente, Biblioteca Pontificia, Riposo e Cantico delle Creature si possono usare più volte nello stesso turno. Ogni passo costa 1 azione.',
    'D-6.9':
      'Dove il regolamento stampato parla di 1–5 passi, puoi farne tanti quante sono le tue azioni: con Muret, quindi, anche 6 (vedi Q-34).',
    'D-6.10':
      'Il turno finisce quando lo dichiari tu. Le attività gratuite restano possibili anche quando non hai più azioni.',

    'D-7.1':
      'In un turno puoi muoverti una volta: un unico viaggio senza interruzioni dal punto in cui sei a un altro. Non puoi muoverti, fermarti per fare qualcosa e ripartire.',
    'D-7.2':
      'Un passo via terra porta in una zona adiacente e costa 1 azione. Il regolamento dice che Milano e Venezia sono vicine; gli altri confini di questa mappa di 31 zone, e alcune delle zone stesse, sono ricostruiti.',
    'D-7.3':
      'Un viaggio di un solo passo via terra non costa ducati. Un viaggio di 2, 3, 4 o 5 zone costa altrettante azioni e 10 ducati in tutto (per le 6 zone di Muret vedi Q-34).',
    'D-7.4': 'Da un porto la pedina può prendere il largo nel suo mare e fermarsi lì: costa 1 azione e nessun ducato.',
    'D-7.5':
      'Da un porto la pedina può fare la traversata fino a un altro porto dello stesso mare: costa 3 azioni e 10 ducati.',
    'D-7.6':
      'Da un mare non si arriva mai a un porto dell’altro. I porti del Mar Tirreno sono Cagliari, Palermo, Napoli, Roma e Genova; quelli del Mar Adriatico Brindisi, Ancona e Venezia.',
    'D-7.7':
      'Se la tua pedina comincia il turno in mare, in questo turno deve sbarcare in un porto di quel mare, anche in quello da cui è partita. Lo sbarco costa 1 azione e nessun ducato. È il primo tratto del viaggio di questo turno, che può proseguire (D-7.8) ma non può finire di nuovo in mare (vedi Q-5).',
    'D-7.8':
      'Se le azioni bastano, un viaggio può unire terra e mare: le azioni si sommano. Una sosta in mare chiude sempre il viaggio. In un turno è possibile al massimo una traversata.',
    'D-7.9':
      'Un viaggio misto costa 10 ducati una volta sola; non costa ducati soltanto un viaggio di un unico tratto da 1 azione. Regola della casa «ducati di un viaggio misto»: si pagano 10 ducati per due o più tratti da 1 azione e altri 10 per una traversata (vedi Q-6).',
    'D-7.10':
      'I ducati si pagano per intero: con meno di 10 ducati puoi fare solo viaggi di un unico tratto da 1 azione. Frate Ralph non li paga mai.',
    'D-7.11': 'Le zone attraversate non hanno alcun effetto. Un viaggio non può finire dove è cominciato.',
    'D-7.12': 'In mare non puoi svolgere nessuna azione o attività legata a un luogo; tutte le altre sì.',
    'D-7.13':
      'Finché la pedina di D-7.7 non è sbarcata, devi tenere da parte 1 azione: l’ultima può servire solo allo sbarco. Con le altre, prima di sbarcare, puoi fare tutto ciò che D-7.12 permette.',
    'D-7.14':
      'I tratti di un viaggio sono: lo sbarco (1 azione, solo dal mare e solo come primo tratto), il passo via terra (1 azione), la traversata (3 azioni, al massimo una) e l’imbarco (1 azione, solo come ultimo tratto e mai in un viaggio cominciato in mare). Un unico tratto da 1 azione non costa ducati, ogni altro viaggio ne costa 10 (secondo D-7.9).',
    'D-7.15':
      'Una pedina messa a Brindisi da una convocazione (D-19.4) o a Roma per la morte del papa (D-20.3) non si è mossa nel senso di D-7.1: il tuo movimento resta disponibile.',

    'D-8.1':
      'Per ciò che è legato a un luogo conta la zona in cui si trova la pedina in quel momento: prima del viaggio quella di partenza, dopo il viaggio quella di arrivo. Senza viaggio la zona è una sola. Nello stesso turno puoi servirti di entrambe, per cose diverse o per la stessa (riscuotere da due città, passi dell’Indovinello in due zone blu, amanuensi convertiti in due abbazie); valgono solo i limiti di D-6.7 e quelli per partita. Una condizione soddisfatta prima del viaggio non serve più dopo.',
    'D-8.2': 'Tutte le attività di questo capitolo sono facoltative e non costano azioni.',
    'D-8.3':
      'Se sei nella zona di una tessera evento scoperta da 1 a 9, puoi usarla: ricevi ducati dalla banca oppure punti conoscenza, secondo quanto vi è stampato. La tessera viene girata e nessuno può più usarla.',
    'D-8.4': 'Le tessere evento che danno ducati sono solo per i mercanti, quelle che danno conoscenza sono per tutti.',
    'D-8.5':
      'Se sei in una città con un valore e non vi hai ancora un dischetto, puoi riscuoterne il valore: ricevi i ducati del suo valore economico (solo i mercanti) e/o i punti conoscenza del suo valore culturale (tutti). Il regolamento assegna a Roma 8 ducati e 15 punti conoscenza e a Milano 25 ducati; gli altri valori sono ricostruiti. Regola della casa «valori di Roma»: Roma dà 15 ducati e 8 punti conoscenza (vedi Q-1).',
    'D-8.6':
      'Quando riscuoti da una città vi metti un tuo dischetto. Da ogni città si può riscuotere una volta per partita.',
    'D-8.7':
      'Quando riscuoti da una città scegli che cosa prendere di ciò che ti spetta, ma almeno qualcosa; quello che lasci è perso. Frati e cardinali possono prendere solo la conoscenza. Da una città che non ti offre nulla non si può riscuotere (vedi Q-25).',
    'D-8.8':
      'Sulla mappa da Bologna non si riscuote nulla: la sua conoscenza si ottiene solo con il Messaggero (vedi D-13.3 e Q-32).',
    'D-8.9': 'Le città di partenza non hanno alcun effetto; Ancona, però, è un porto.',
    'D-8.10':
      'Se sei un mercante in un convento puoi diventare frate: scegli una delle carte frate ancora esposte, poi dai alla banca metà dei tuoi ducati, arrotondata per eccesso, e infine applichi la carta (D-18). Regola della casa «arrotondamento»: la somma ceduta si arrotonda per eccesso a un multiplo di 5, al massimo a tutto ciò che hai (vedi Q-2 e Q-30).',
    'D-8.11':
      'Un convento non ha effetto su frati e cardinali. Una cattedrale non ha effetto su mercanti e cardinali: diventa cardinale solo chi è frate.',
    'D-8.12':
      'Se sei un frate in una cattedrale (Milano, Brindisi) puoi diventare cardinale: scegli una delle carte cardinale ancora esposte, paghi 40 ducati alla banca (70 per Muret) e scarti da dietro lo schermo un politico o un nobile, che torna subito in circolo.',
    'D-8.13': 'Frate Stefano può pagare quel cubo con il suo nobile virtuale; in tal caso non scarta nessun cubo vero.',
    'D-8.14':
      'La carta frate esce dal gioco e i suoi effetti finiscono (cubo virtuale, PV, elemosina, viaggi senza ducati). I punti conoscenza guadagnati restano.',
    'D-8.15':
      'Il prezzo va pagato per intero prima di qualsiasi effetto della nuova carta. Vale anche per il cardinale Zazza, benché i ducati ti tornino.',
    'D-8.16':
      'Un mercante può diventare frate e cardinale nello stesso turno, se si trova in un convento prima del viaggio e in una cattedrale dopo (vedi Q-30).',
    'D-8.17': 'In un’abbazia le badesse non ti costano ducati (D-10.5).',
    'D-8.18':
      'Se sei in un’abbazia e hai almeno un amanuense davanti allo schermo, puoi convertirli, tutti e in uno solo di due modi: li metti dietro lo schermo (1 PV ciascuno alla fine), oppure tornano in circolo e guadagni 3 punti conoscenza per ciascuno. Non si possono dividere.',
    'D-8.19':
      'Gli amanuensi dietro lo schermo non si possono più spostare né convertire di nuovo. Quelli presi in seguito si potranno convertire in seguito.',

    'D-9.1': 'In un turno puoi prendere al massimo un manoscritto, Lingua Volgare compresa (vedi Q-12).',
    'D-9.2': 'Il tuo livello di conoscenza deve essere almeno pari al livello della carta.',
    'D-9.3':
      'La pedina deve trovarsi in una zona del dialetto della carta; per una carta di livello 4, di uno dei suoi due dialetti.',
    'D-9.4':
      'Il costo in azioni dipende dal posto in cui si trova la carta: il livello 1 costa 1 azione, il livello 2 ne costa 2, il livello 3 ne costa 3 e il livello 4 ne costa 4. Non si pagano ducati.',
    'D-9.5':
      'Puoi scegliere qualsiasi carta scoperta. Va dietro lo schermo e non viene sostituita prima della prossima fase Eventi (D-3.7). Oltre a Lingua Volgare i manoscritti sono 55: che nei livelli 1, 2 e 3 ce ne siano tre per dialetto e nel livello 4 uno per ogni coppia di dialetti è ricostruito, e i titoli sono opere dell’epoca scelte da noi.',
    'D-9.6': 'Perdere conoscenza non fa mai perdere un manoscritto.',
    'D-9.7':
      'Scorrimento dei manoscritti: quando tutte le carte di livello 1 sono state prese e non ne possono arrivare altre, gli altri livelli scalano di un posto; i livelli 2, 3 e 4 costano allora 1, 2 e 3 azioni. Il livello di conoscenza richiesto resta quello della carta. Succede una volta per partita; regola della casa «quando scorrono i manoscritti»: ogni volta che un livello qualsiasi si esaurisce, i livelli superiori scalano di un posto (vedi Q-10).',
    'D-9.8':
      'Con lo scorrimento entra in gioco Lingua Volgare, al posto da 4 azioni; richiede il livello di conoscenza 8. La pedina può essere ovunque, anche in mare.',
    'D-9.9':
      'Se si esaurisce un livello diverso dall’1, il suo posto resta semplicemente vuoto, salvo con la regola della casa «quando scorrono i manoscritti» (vedi Q-10).',

    'D-10.1': 'Si possono prendere solo i cubi che in questo round si trovano nelle caselle azione.',
    'D-10.2':
      'In un turno puoi prendere cubi al massimo una volta per colore: un cubo per 1 azione, oppure due cubi di quel colore per 4 azioni. Devono esserci entrambi (vedi Q-7).',
    'D-10.3': 'Un politico costa 30 ducati, due politici 60.',
    'D-10.4': 'I nobili non costano ducati.',
    'D-10.5': 'Una badessa costa 15 ducati, due badesse 30; niente, se in quel momento la tua pedina è in un’abbazia.',
    'D-10.6': 'Gli amanuensi non costano ducati. Vanno davanti allo schermo.',
    'D-10.7':
      'Quando prendi dei nobili puoi vendere ciascuno di loro per 20 ducati, subito e prima di fare qualsiasi altra cosa: il cubo torna in circolo. Un nobile già passato dietro lo schermo non si può più vendere. Si può vendere qualunque sia il proprio rango (vedi Q-8).',
    'D-10.8':
      'A che cosa servono i cubi: i voti (D-1.10) contano nell’asta, nell’elezione e per il premio dei voti; un politico o un nobile serve per diventare cardinale; le badesse servono per il Cantico delle Creature e per il Messaggero; per gli amanuensi vale D-8.18.',

    'D-11.1':
      'Salterio: 1 azione, una volta per turno; guadagni 3 punti conoscenza, o 4 se in quel momento il tuo dischetto è l’ultimo nella conoscenza (vedi Q-27). Si può fare ovunque e con qualsiasi rango.',
    'D-11.2':
      'Piccoli affari: 1 azione, una volta per turno; ricevi 10 ducati dalla banca. Si può fare ovunque e con qualsiasi rango.',

    'D-12.1':
      'Se sei in una zona blu (lingua d’oïl), per ogni azione che spendi avanzi di 1 casella sul tracciato Indovinello Veronese.',
    'D-12.2':
      'Il tracciato ha 12 caselle e non si possono comprare passi oltre l’ultima (vedi Q-24). I numeri 4, 5 e 6 si trovano sulle caselle 4, 7 e 10. I numeri sono quelli del regolamento, la lunghezza e le caselle sono ricostruite.',
    'D-12.3':
      'Alla fine della partita prende punti solo chi è più avanti (D-1.5): 4, 5 o 6 PV, secondo il numero più alto che ha raggiunto o superato. Se non ha raggiunto il 4, nessuno prende nulla (vedi Q-23).',

    'D-13.1':
      'Ovunque: per ogni azione che spendi avanzi di 1 casella sul tracciato Messaggero. Ha 6 caselle, una lunghezza ricostruita, e l’ultima è Bologna.',
    'D-13.2':
      'Per entrare nell’ultima casella (Bologna) devi inoltre pagare 20 ducati e scartare 2 badesse nei round da 1 a 7, oppure pagare 10 ducati e scartare 1 badessa dal round 8 in poi. Chi non può pagare non entra; può fermarsi sulla casella precedente. La badessa virtuale di frate Michel sostituisce una delle badesse (D-18.4).',
    'D-13.3': 'Chi entra guadagna subito 15 punti conoscenza (round da 1 a 7) o 10 (dal round 8).',
    'D-13.4':
      'Le badesse scartate tornano in circolo. Il tuo dischetto passa dal tracciato a Bologna e il Messaggero non ti serve più: si entra una sola volta per partita.',

    'D-14.1':
      'Se sei un mercante, ovunque ti trovi, per ogni azione che spendi avanzi di 1 casella sul tracciato Oriente. Ha 5 caselle, una lunghezza ricostruita, e l’ultima è il porto. Frati e cardinali non possono avanzare.',
    'D-14.2':
      'Un mercante sull’ultima casella riceve, da quel momento, 10 ducati in più ogni volta che riscuote il valore economico di una città.',
    'D-14.3':
      'Le città da cui hai riscosso prima non danno altro e le tessere evento non cambiano. Più giocatori possono raggiungere l’ultima casella.',
    'D-14.4': 'Chi non è più mercante non ne ha alcun vantaggio; il suo dischetto resta dov’è.',
    'D-14.5': 'Se riscuotendo da una città rinunci ai ducati (D-8.7), non ricevi nemmeno quelli in più.',

    'D-15.1':
      'Una città francescana è attiva nel round indicato dalla sua tessera Cantico (2, 5, 8, 11 o 14); nei round 15 e 16 sono attive tutte e cinque. Il 2 viene dal regolamento, gli altri numeri sono ricostruiti.',
    'D-15.2':
      'Se sei in una città attiva, per ogni passo spendi 1 azione e 1 badessa e avanzi di 1 casella sul tracciato Cantico delle Creature, che ha 10 caselle (lunghezza ricostruita). Le badesse tornano in circolo.',
    'D-15.3': 'La badessa virtuale di frate Michel sostituisce una di loro (D-18.4).',
    'D-15.4':
      'Alla fine della partita chi è più avanti prende 9 PV e il secondo 4. Se più dischetti stanno sulla stessa casella, solo quello in fondo alla pila può prendere punti e gli altri della pila niente; il secondo è allora il dischetto in fondo alla pila sulla prima casella occupata più indietro. I dischetti prima della prima casella non prendono mai nulla. Regola della casa «parità nel Cantico»: vale l’ordine esatto di D-1.5, 9 PV al primo e 4 al secondo (vedi Q-22).',

    'D-16.1':
      'Dal round 12, ovunque: per ogni azione che spendi avanzi di 1 casella sul tracciato Biblioteca Pontificia, che ha 9 caselle.',
    'D-16.2':
      'Il tuo numero è il più alto (da 1 a 4) che il tuo dischetto ha raggiunto o superato. I numeri 1, 2, 3 e 4 si trovano sulle caselle 3, 5, 7 e 9; i numeri sono quelli del regolamento, le caselle sono ricostruite.',
    'D-16.3':
      'In tutta la partita puoi tenere al massimo una carta della Biblioteca (per Zazza vedi D-16.6). Le otto carte valgono da 2 a 4 PV: tre valgono 2, tre valgono 3 e due valgono 4, una ripartizione ricostruita.',
    'D-16.4':
      'Se il tuo numero è almeno 1 e non hai ancora una carta della Biblioteca, nel tuo turno puoi pescare, senza spendere azioni, tante carte dalla cima del mazzo quante ne indica il tuo numero (tutte, se ne restano meno). Le guardi in segreto, ne tieni una dietro lo schermo e rimetti le altre in cima nell’ordine che vuoi. Puoi anche aspettare un turno successivo e un numero più alto (vedi Q-31).',
    'D-16.5': 'Chi ha pescato deve tenere una carta.',
    'D-16.6':
      'Con il cardinale Zazza peschi 1 carta in più del tuo numero (vedi D-18.14). Regola della casa «Zazza in Biblioteca»: peschi solo tante carte quante ne indica il tuo numero, ma ne tieni due (vedi Q-16).',

    'D-17.1':
      'Ovunque: per ogni azione che spendi avanzi di 1 casella sul tracciato Riposo, fino all’ultima. L’effetto è quello di D-5.2. Il tracciato ha 6 caselle, una lunghezza ricostruita.',

    'D-18.1': 'I punti conoscenza di una carta si ricevono una volta, quando la si prende.',
    'D-18.2': 'Frate Mario: 12 punti conoscenza.',
    'D-18.3': 'Frate Michel: 7 punti conoscenza e una badessa virtuale.',
    'D-18.4':
      'La badessa virtuale vale 1 voto nell’asta di Stupor Mundi, nell’elezione e per il premio dei voti. Inoltre, al massimo una volta per turno, sostituisce una badessa da scartare per il Cantico o per il Messaggero: la prima che il turno richiede. Asta, elezione e premio non risentono di questo limite. Finché hai la carta, la badessa virtuale non si perde mai (vedi Q-15).',
    'D-18.5':
      'Frate Stefano: 7 punti conoscenza e un nobile virtuale, che vale 2 voti nell’asta, nell’elezione e per il premio dei voti. Può anche pagare il cubo richiesto per diventare cardinale (D-8.13).',
    'D-18.6':
      'Stefano: quando prendi la carta, dopo aver ceduto metà dei ducati, puoi prendere una volta 20 ducati dalla banca; il nobile virtuale resta tuo. Regola della casa «vendita di Stefano»: puoi farlo una volta in ogni tuo turno (vedi Q-13).',
    'D-18.7': 'Frate Gigi: elemosina di 10 ducati invece di 5; −4 PV se hai la carta alla fine della partita.',
    'D-18.8':
      'Frate Ralph: 7 punti conoscenza; non paghi mai i 10 ducati dei viaggi; +4 PV se hai la carta alla fine della partita.',
    'D-18.9':
      'Cardinale Balestreri: 4 punti conoscenza e un politico virtuale, che vale 3 voti nell’asta, nell’elezione e per il premio dei voti. Finché hai la carta non lo perdi mai.',
    'D-18.10': 'Cardinale Lanzuisi: +6 PV alla fine della partita.',
    'D-18.11':
      'Cardinale Muret: costa 70 ducati; hai 6 azioni per turno a partire da questo: ne ricevi subito una in più (vedi Q-17).',
    'D-18.12':
      'Cardinale Shlasinger: +4 PV alla fine della partita. Una volta per partita, nel tuo turno, con l’inquisizione puoi far arretrare di 6 caselle il dischetto della conoscenza di un altro giocatore, ma non oltre la casella 0; sulla nuova casella va in cima alla pila (vedi Q-18). Chi è già sulla casella 0 non può essere scelto.',
    'D-18.13': 'Cardinale Zazza: i 40 ducati appena pagati ti tornano subito.',
    'D-18.14':
      'Zazza: quando peschi dalla Biblioteca Pontificia vedi una carta in più e ne tieni una. Regola della casa «Zazza in Biblioteca»: peschi il numero normale di carte e ne tieni due (vedi Q-16).',
    'D-18.15':
      'I cubi virtuali sono visibili a tutti. Non si possono scartare, rimettere in circolo, rubare né vendere (salvo D-18.6).',
    'D-18.16':
      'Una carta presa da un giocatore non è più disponibile per gli altri; un frate scartato è fuori per sempre. Cinque carte bastano per cinque giocatori.',

    'D-19.1':
      'La tessera evento 10, Stupor Mundi, arriva a Brindisi nel round 10. Non si può usare come le altre (D-8.3).',
    'D-19.2':
      'Alla fine del tuo turno, quando l’hai dichiarata, se la tua pedina è a Brindisi e la tessera è ancora scoperta puoi convocare gli altri. Puoi farlo con qualsiasi rango, anche senza cubi. Dopo, in quel turno, non si può fare altro.',
    'D-19.3':
      'Gli altri rispondono secondo l’ordine di turno, a cominciare da chi segue chi ha convocato; dopo l’ultimo si riprende dal primo. Ognuno può venire o restare (vedi Q-19).',
    'D-19.4':
      'Chi viene mette la pedina a Brindisi senza pagare nulla (anche dal mare: allora non deve più sbarcare), e la pedina rimane lì. Chi resta non partecipa. Rispondono anche i giocatori la cui pedina è già a Brindisi.',
    'D-19.5': 'Se non viene nessuno, vince chi ha convocato, senza scartare nulla.',
    'D-19.6':
      'Altrimenti c’è un’asta in voti interi. Chi ha convocato apre con un’offerta qualsiasi, da 2 fino al suo limite. Poi, a giro secondo l’ordine di turno, ogni partecipante rilancia di almeno 1 o passa definitivamente, finché non ne resta uno solo (vedi Q-19).',
    'D-19.7':
      'Il tuo limite sono i voti dei tuoi cubi dietro lo schermo più quelli del tuo cubo virtuale; chi ha convocato ha un limite più alto di 2. Nessuno può offrire oltre il suo limite.',
    'D-19.8':
      'Il vincitore scarta cubi per un valore almeno pari alla sua offerta, meno i voti del suo cubo virtuale e, se è lui che ha convocato, meno 2. Non si dà resto; non può scartare un cubo che non serve a raggiungere la somma. I cubi tornano in circolo.',
    'D-19.9':
      'Il vincitore guadagna 10 punti conoscenza; la tessera viene girata ed è fuori. Chi perde l’asta non perde nulla.',
    'D-19.10':
      'Se chi potrebbe convocare rinuncia, la tessera resta; potrà convocare il prossimo giocatore che termina il turno a Brindisi.',
    'D-19.11':
      'Alla fine dell’asta, in quest’ordine: i cubi sono scartati e tornano in circolo (la prima riga ammessa è quella del round successivo), il vincitore guadagna i punti conoscenza, la tessera viene girata. Poi comincia il turno del giocatore seguente.',
    'D-19.12':
      'L’asta è pubblica: tutti vedono i partecipanti, le offerte e i cubi scartati. Le offerte sono vincolanti e chi ha passato non rientra.',

    'D-20.1':
      'Delle cinque tessere evento papale due sono rosse e tre bianche. Si deduce dal fatto che la partita finisce con la seconda rossa e dura da 13 a 16 round: con tre rosse non si arriverebbe mai al round 16.',
    'D-20.2': 'Tessera bianca: non succede nulla. Prima tessera rossa: il papa sta morendo, ma non succede altro.',
    'D-20.3':
      'Seconda tessera rossa: il papa è morto e questo è l’ultimo round. Tutte le pedine vanno subito a Roma senza pagare nulla, ovunque siano. Il round si gioca come al solito.',
    'D-20.4':
      'Dopo la fase Azioni di quel round seguono l’elezione finale (D-21) e poi il conteggio (D-22). Nessun cubo torna più in circolo e non seguono più elemosina, nuovo ordine di turno né nuovi manoscritti.',

    'D-21.1': 'Tutti gli schermi si alzano (vedi Q-20).',
    'D-21.2': 'I giocatori decidono uno alla volta; comincia chi ha più conoscenza (vedi Q-20).',
    'D-21.3':
      'Ognuno può scartare cubi da dietro lo schermo per farsi eleggere: un mercante con 7 voti diventa banchiere (6 PV), un frate con 10 monaco benedettino (11 PV), un cardinale con 11 camerlengo (14 PV) oppure con 17 papa (22 PV). Al massimo un’elezione per giocatore; è facoltativa.',
    'D-21.4':
      'Un cubo virtuale conta automaticamente e non si perde: i cubi veri devono coprire solo i voti richiesti meno i suoi.',
    'D-21.5':
      'Il valore scartato può superare quello richiesto, ma non si dà resto. Non puoi scartare un cubo che non serve. I cubi scartati escono dal gioco.',
    'D-21.6':
      'Il papa è uno solo. Se più cardinali hanno 17 voti, il diritto spetta a chi ha più conoscenza; un altro può allora diventare camerlengo con 11 voti. Se il primo non vuole, il diritto passa oltre: nell’ordine di D-21.2 ogni cardinale con 17 voti può diventare papa finché nessuno lo è. Contano i voti prima dell’elezione, cubo virtuale compreso.',

    'D-22.1':
      'Ai PV dell’elezione si aggiungono quelli di questo capitolo. Premio dei voti: chi dopo l’elezione ha più voti rimasti (dietro lo schermo e dal cubo virtuale) prende 3 PV; a pari voti, chi ha più conoscenza; nessuno, se tutti hanno 0. Regola della casa «cubo virtuale dopo l’elezione»: il cubo virtuale di chi è stato eletto qui non conta (vedi Q-14 e Q-21).',
    'D-22.2': 'Ogni amanuense dietro lo schermo: 1 PV. Gli amanuensi davanti allo schermo: 0.',
    'D-22.3': 'Carta della Biblioteca Pontificia: il suo valore (da 2 a 4 PV).',
    'D-22.4':
      'Ricchezza: chi ha più ducati prende 7 PV se è mercante (anche banchiere), 3 PV se è frate o cardinale; a pari ducati, chi ha più conoscenza; nessuno, se tutti hanno 0 (vedi Q-21).',
    'D-22.5': 'Indovinello Veronese: 4, 5 o 6 PV secondo D-12.3.',
    'D-22.6': 'Cantico delle Creature: 9 e 4 PV secondo D-15.4.',
    'D-22.7': 'Ogni manoscritto: tanti PV quanto il suo livello. Lingua Volgare: 8 PV.',
    'D-22.8':
      'Cinque dialetti: 5 PV, una volta, se hai cinque manoscritti diversi, ognuno per un dialetto diverso dei cinque; una carta di livello 4 rappresenta uno solo dei suoi due. Lingua Volgare non ne rappresenta nessuno (vedi Q-12).',
    'D-22.9':
      'Carte: Ralph +4, Gigi −4, Lanzuisi +6 e Shlasinger +4 PV per chi le ha, eletto o no. Un cardinale eletto papa non prende nulla per la sua carta.',

    'D-23.1':
      'Vince chi ha più PV; in caso di parità, chi ha più conoscenza (D-1.6). Il vincitore è sempre uno e uno solo.',
  },
  rulings: {
    'Q-1':
      'Quanto vale Roma? La didascalia di una figura del regolamento dice 8 ducati e 15 punti conoscenza, e così si gioca qui. I due numeri potrebbero essere stati scambiati: le monete sono da 5, 10 e 50, tutte le altre somme del gioco sono multipli di 5 e 15 è anche il valore di Bologna, che costa molto di più. Regola della casa «valori di Roma»: 15 ducati e 8 punti conoscenza.',
    'Q-2':
      'Come si arrotonda la metà dei ducati che cede un nuovo frate? Per eccesso al ducato intero: con gli 8 ducati di Roma le somme non sono sempre multipli di 5. Regola della casa «arrotondamento»: la somma ceduta si arrotonda per eccesso a un multiplo di 5, al massimo a tutto ciò che si ha. Se la scegli, ti consigliamo anche la regola della casa «valori di Roma» (Q-1).',
    'Q-3':
      'Quando si dà l’ultima elemosina? Nel round 11 (D-4.1). Nel regolamento stampato il titolo parla del round 10, ma la nota la esclude solo dal round 12 e la carta di Gigi arriva fino all’11: due passi su tre comprendono il round 11. Regola della casa «ultima elemosina»: round 10.',
    'Q-4':
      'Chi paga l’elemosina? Il mercante più ricco all’inizio della fase (D-4.4): il regolamento parla di un solo mercante, il più ricco, che dà a più giocatori, e della banca che subentra quando non ha più nulla. Regola della casa «chi paga l’elemosina»: il più ricco si determina di nuovo prima di ogni pagamento. Sull’ordine di chi riceve e sui pagamenti parziali il regolamento tace: qui vale l’ordine di turno e la banca completa la somma.',
    'Q-5':
      'Quanto costa sbarcare dopo una sosta in mare? Il regolamento non lo dice. È un passo solo, dal mare a un porto: 1 azione e nessun ducato, e quell’azione va tenuta da parte (D-7.13). In due turni la navigazione costa così 2 azioni e nessun ducato, contro 3 azioni e 10 ducati in un turno solo.',
    'Q-6':
      'Quanti ducati costa un viaggio per terra e per mare? Dieci, una volta sola (D-7.9). Il regolamento non lo dice, ma sottolinea che i ducati sono gli stessi qualunque sia la distanza, e Ralph risparmia «i 10 ducati». Regola della casa «ducati di un viaggio misto»: 10 ducati per due o più tratti da 1 azione, più 10 per una traversata.',
    'Q-7':
      'Puoi prendere più volte cubi dello stesso colore in un turno? No, una volta per colore (D-10.2). Se si potessero prendere uno alla volta per 1 azione ciascuno, pagarne 4 per due cubi non avrebbe senso.',
    'Q-8':
      'Di due nobili puoi venderne uno solo? Sì, di ciascuno decidi a parte (D-10.7). Il regolamento parla della vendita di uno e di quella di entrambi.',
    'Q-9':
      'Qual è la prima riga libera per i cubi che tornano in circolo? Nella fase Eventi anche quella del round che comincia, perché il regolamento li rimette prima di prendere i cubi del round (D-3.5). Nella fase Azioni quella riga non conta più e si parte dal round successivo (D-3.9). Se le righe sono piene fino alla 16, il regolamento tace: qui il cubo esce dal gioco (D-3.10).',
    'Q-10':
      'Quale livello deve esaurirsi perché i manoscritti scorrano? Solo l’1 (D-9.7): il regolamento non ne nomina altri. Un riassunto pubblico delle regole li fa scorrere quando si esaurisce un livello qualsiasi. Regola della casa «quando scorrono i manoscritti»: ogni volta i livelli sopra quello esaurito scalano di un posto, e Lingua Volgare arriva con il primo scorrimento, sempre per 4 azioni.',
    'Q-11':
      'Quando scorrono, esattamente? Nella fase Eventi: che un manoscritto non si può più sostituire si scopre quando lo si dovrebbe sostituire (D-3.12). Regola della casa «momento dello scorrimento»: subito, quando viene preso l’ultimo.',
    'Q-12':
      'Lingua Volgare è un manoscritto come gli altri? È una carta manoscritto: se la prendi, è l’unico manoscritto di quel turno (D-9.1). Non ha però un dialetto e quindi non conta per i cinque dialetti (D-22.8).',
    'Q-13':
      'Quante volte frate Stefano porta 20 ducati? Una sola, quando prendi la carta (D-18.6). Un nobile si vende solo nel momento in cui lo si ottiene e questo non si perde mai: venderlo più volte sarebbe denaro regalato. Regola della casa «vendita di Stefano»: una volta in ogni tuo turno.',
    'Q-14':
      'Dopo l’elezione il cubo virtuale conta ancora per il premio dei voti? Sì: il regolamento dice che non si perde mai e lo elenca per entrambi gli usi. Regola della casa «cubo virtuale dopo l’elezione»: il cubo virtuale di chi è stato eletto non conta per il premio, quello di chi non lo è stato sì.',
    'Q-15':
      'La badessa virtuale può sostituire più di una badessa nello stesso turno? No (D-18.4). Uno stesso cubo non può servire due volte in un turno; altrimenti si percorrerebbe il Cantico un passo alla volta senza spendere badesse.',
    'Q-16':
      'Che cosa dà Zazza nella Biblioteca Pontificia? Il regolamento gli concede una carta più del normale. Poiché se ne può possedere una sola, qui ne peschi una in più e ne tieni comunque una; devi aver raggiunto almeno il numero 1. Regola della casa «Zazza in Biblioteca»: peschi tante carte quante ne indica il tuo numero e ne tieni due.',
    'Q-17':
      'Da quando vale la sesta azione di Muret? Dal turno in cui scegli la carta, quindi subito (D-18.11): lo dice il regolamento stesso.',
    'Q-18':
      'Quando puoi usare l’inquisizione di Shlasinger? Il regolamento non indica il momento; qui nel tuo turno, senza spendere azioni, anche in quello in cui prendi la carta (D-18.12). Il dischetto non scende sotto lo 0.',
    'Q-19':
      'Come si svolge l’asta di Stupor Mundi? «Nell’ordine di turno» si legge come un giro che comincia dopo chi ha convocato, per le risposte e per le offerte; la prima offerta è la sua (si potrebbe anche leggere: dal primo dell’ordine). Apre con almeno 2, coperti dai suoi 2 voti in più, e in apertura non può passare. Le offerte sono numeri interi, pubblici, e nessuno offre più di quanto può pagare; può venire anche chi non ha cubi: è un viaggio gratis.',
    'Q-20':
      'Come si svolge l’elezione finale? Il regolamento dice che un giocatore «può» essere eletto: è facoltativa. Quali cubi scartare lo scegli tu, purché nessuno sia superfluo (D-21.5). Sull’ordine tace: qui si decide a schermi alzati, a cominciare da chi ha più conoscenza, perché è la conoscenza a risolvere ogni altra parità.',
    'Q-21':
      'Qualcuno prende il premio se tutti hanno 0? No. Per il premio dei voti serve almeno 1 voto, per quello della ricchezza almeno 1 ducato.',
    'Q-22':
      'E in caso di parità nel Cantico? Alla lettera: su una casella condivisa prende punti solo il dischetto in fondo alla pila (D-15.4). Regola della casa «parità nel Cantico»: vale l’ordine esatto di D-1.5, 9 PV al primo e 4 al secondo, anche sulla stessa casella.',
    'Q-23':
      'Chi guida l’Indovinello prende punti anche senza aver raggiunto il 4? No: nessun numero, nessun punto (D-12.3).',
    'Q-24':
      'Che cosa succede alla fine dei tracciati? Il dischetto si ferma sull’ultima casella, altri passi non si possono comprare e i punti conoscenza in eccesso sono persi.',
    'Q-25':
      'Di una città puoi prendere solo una parte? Sì, il regolamento dice «e/o» (D-8.7). Da ogni città però si riscuote una volta sola: non puoi tornare a prendere il resto.',
    'Q-26': 'Fino a quando restano le tessere evento? Finché qualcuno non le usa: nessuna regola le toglie.',
    'Q-27':
      'E a parità di conoscenza? Decide sempre la pila: il dischetto più in basso è più avanti. Vale anche per chi è «ultimo» nel Salterio e per ogni parità finale. Un riassunto pubblico delle regole dice in generale che ogni parità la vince chi ha più conoscenza.',
    'Q-28':
      'Che cosa è segreto dietro lo schermo? Cubi e manoscritti li vede solo chi li possiede; ma tutti vedono che cosa viene preso e speso, quindi si può ricordare. Regola della casa «schermi aperti»: cubi e manoscritti di tutti sono visibili; le carte della Biblioteca restano segrete.',
    'Q-29':
      'Perché altrove alcuni nomi sono diversi? Vicenza e Verona sono, nel regolamento stampato, la stessa zona; Norcia diventa Gubbio in un’edizione successiva. Nel regolamento si alternano anche Murat e Muret, Lanzuizi e Lanzuisi, Messager e Messenger; qui ogni nome ha una forma sola. Il cubo giallo è un prete soltanto nell’edizione francese.',
    'Q-30':
      'In che ordine si diventa frate? Scegli la carta, cedi metà dei ducati, applichi la carta (D-8.10). Diventare frate e cardinale nello stesso turno non è vietato (D-8.16).',
    'Q-31':
      'Quando puoi pescare dalla Biblioteca? In qualsiasi tuo turno da quando hai raggiunto un numero, finché non l’hai fatto (D-16.4).',
    'Q-32':
      'La pedina può entrare a Bologna? Sì, come in ogni zona neutra, ma senza effetto. Che Bologna sia neutra è una nostra ricostruzione.',
    'Q-33':
      'Sul tracciato Riposo contano anche i dischetti dei round precedenti? Sì, finché sono sul tracciato. Nella descrizione della fase il regolamento parla di quelli messi nel round precedente, ma lascia gli altri dove sono, e il capitolo sul Riposo nomina il dischetto più avanti senza condizioni.',
    'Q-34':
      'A che cosa può servire la sesta azione di Muret? A tutto: puoi avanzare di sei caselle su un tracciato o muoverti di sei zone (D-6.9).',
    'Q-35': 'La banca può restare senza ducati? No, è illimitata. Cubi e carte invece sono limitati.',
    'Q-36': 'I manoscritti scoperti si possono rifiutare o cambiare? No, e i mazzi non si rimescolano mai.',
    'Q-37':
      'E se in una riga ci sono meno cubi del solito? Può succedere dal round 8: sono disponibili solo quelli (D-3.6).',
  },
};
