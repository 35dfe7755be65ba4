/** The rulebook of Principato in Italian, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'P-1': 'Regole generali',
    'P-2': 'Il principato',
    'P-3': 'Preparazione',
    'P-4': 'Il turno',
    'P-5': 'Le azioni: attivare una carta, cambiare una carta, prendere un cubo favore',
    'P-6': 'Gli effetti delle carte',
    'P-7': 'Fine del turno e fine dell’anno',
    'P-8': 'Il conteggio militare',
    'P-9': 'Fine della partita',
    'P-10': 'Le carte obiettivo',
  },
  rules: {
    'P-1.1':
      'Principato è un gioco da 2 a 4 giocatori. I posti attorno al tavolo non cambiano per tutta la partita e si gioca in senso orario.',
    'P-1.2': 'La partita dura esattamente 3 anni. Finisce dopo il conteggio militare che chiude il terzo anno.',
    'P-1.3': 'Vince chi ha più punti vittoria (PV).',
    'P-1.4':
      'La riserva comune contiene tutti i cubi, i segnalini e le banconote che non appartengono a nessun giocatore.',
    'P-1.5': 'Ciò che finisce nella scatola è fuori dal gioco e non torna più.',
    'P-1.6':
      'La carta primo giocatore non passa mai di mano: resta per tutta la partita a chi l’ha ricevuta all’inizio.',

    'P-2.1': 'Ogni principato ha cinque zone: i dintorni, le mura, la città, la reggia e la chiesa.',
    'P-2.2':
      'Campi e fattorie stanno nei dintorni, palazzi e banche in città, i segnalini esercito sulle mura, i segnalini cultura nella reggia.',
    'P-2.3':
      'Di un segnalino a due facce scegli la faccia nel momento in cui lo prendi dalla riserva. Finché è tuo non viene mai girato.',
    'P-2.4': 'Puoi possedere più segnalini di quante siano le caselle della tua plancia. L’unico limite è la riserva.',
    'P-2.5': 'Ogni fattoria contiene al massimo 2 cubi cibo.',
    'P-2.6': 'Ogni banca contiene al massimo 2 cubi oro.',
    'P-2.7': 'La chiesa contiene al massimo 3 cubi favore.',
    'P-2.8': 'Una milizia accoglie al massimo 1 cubo: cibo o favore.',
    'P-2.9': 'Un condottiero accoglie al massimo 1 cubo: oro o favore.',
    'P-2.10': 'Campi, palazzi, catapulte e segnalini cultura non contengono cubi.',
    'P-2.11':
      'Puoi ridistribuire a piacere il cibo tra le tue fattorie e l’oro tra le tue banche. Conta quindi solo il totale: al massimo 2 cibo per fattoria, 2 oro per banca e 3 favori nella chiesa.',
    'P-2.12': 'I cubi che dovresti ricevere ma che non puoi collocare restano nella riserva: per te sono persi.',
    'P-2.13':
      'In qualsiasi momento puoi rifornire i tuoi soldati, con un cubo per ogni soldato che non ne ha: cibo dalle fattorie alle milizie, oro dalle banche ai condottieri, favori dalla chiesa alle une o agli altri. Non costa azioni e non sei mai obbligato a farlo. Per i momenti in cui Bottega te lo chiede, vedi P-2.16.',
    'P-2.14':
      'Un cubo posto su un soldato non si può riprendere, spostare né spendere. Lascia il soldato solo dopo un conteggio militare (vedi P-8.12).',
    'P-2.15':
      'Un cubo che ricevi può andare direttamente su un soldato non ancora rifornito che accetti quel tipo di cubo.',
    'P-2.16':
      'Bottega ti propone di rifornire i soldati (P-2.13) durante tutto il tuo turno, tra un’azione e l’altra, e quando tocca a te decidere in un conteggio militare; nel mezzo di un’azione puoi ottenere lo stesso effetto con i cubi che non trovano posto. In altri momenti non viene proposto: se vuoi impegnare i cubi in anticipo, fallo nel tuo turno.',
    'P-2.17':
      'Un cubo favore sostituisce 1 cibo o 1 oro quando paghi il costo di una carta o rifornisci un soldato. Non ha altri usi durante la partita; alla fine vale come un cubo nello spareggio (P-9.3).',
    'P-2.18':
      'Non puoi liberarti di tua volontà di cubi immagazzinati o di segnalini. L’unica eccezione è congedare soldati dopo un conteggio militare (P-8.13).',
    'P-2.19':
      'Lo spazio libero si calcola quando arrivano i cubi: per il cibo 2 × fattorie meno il cibo immagazzinato, per l’oro 2 × banche meno l’oro immagazzinato, per i favori 3 meno quelli nella chiesa. I cubi sui soldati non occupano spazio nei depositi. Una fattoria o una banca presa prima nello stesso turno conta già.',

    'P-3.1': 'Ogni giocatore riceve una plancia principato. I posti sono numerati in senso orario.',
    'P-3.2':
      'Si tolgono le carte azione secondo il numero stampato negli angoli inferiori: in 2 giocatori quelle con il 3 e con il 4, in 3 giocatori quelle con il 4, in 4 giocatori nessuna. Le carte tolte vanno nella scatola.',
    'P-3.3':
      'Le altre carte si dividono secondo il dorso: S1, S2, 1, 2 e 3. Una carta conteggio militare appartiene al mazzo 2, l’altra al mazzo 3.',
    'P-3.4':
      'Si mescolano le carte S2, poi ogni giocatore riceve, a faccia in su, 1 carta S1 (uguale per tutti) e 1 carta S2 a caso: sono le sue carte iniziali. Quelle avanzate vanno nella scatola.',
    'P-3.5':
      'Si mescolano separatamente i mazzi 1, 2 e 3; il 2 e il 3 ciascuno con la propria carta conteggio militare.',
    'P-3.6':
      'Si rivelano una dopo l’altra, da sinistra a destra, le prime 5, 6 o 7 carte del mazzo 1 in 2, 3 o 4 giocatori: è l’esposizione, i cui posti si contano da 1 partendo da sinistra. Il resto del mazzo 1 forma il mazzo di pesca; i mazzi 2 e 3 attendono a faccia in giù.',
    'P-3.7':
      'Si mescolano separatamente le due pile di carte obiettivo e ogni giocatore ne riceve 1 da ciascuna, a faccia in giù: puoi guardare le tue quando vuoi. Quelle avanzate vanno nella scatola senza essere viste.',
    'P-3.8':
      'Tutti i cubi, i segnalini e le banconote formano la riserva. I segnalini cultura sono ordinati per tipo e per valore.',
    'P-3.9':
      'Ogni giocatore prende 1 campo, 1 fattoria, 1 palazzo e 1 banca, più 1 cibo (sulla fattoria), 1 oro (sulla banca) e 1 favore (nella chiesa).',
    'P-3.10': 'Il primo giocatore è scelto a caso. Tiene la carta primo giocatore per tutta la partita.',
    'P-3.11':
      'I giocatori siedono nell’ordine in cui sono stati inseriti oppure, se lo scegliete durante la preparazione, in un ordine sorteggiato da Bottega.',

    'P-4.1': 'I turni si susseguono in senso orario, a cominciare dal primo giocatore.',
    'P-4.2': 'Nel tuo turno hai 2 azioni.',
    'P-4.3':
      'Le azioni possibili sono tre: attivare una carta azione, cambiare una carta azione, prendere un cubo favore.',
    'P-4.4': 'Scegli tu l’ordine delle azioni e puoi svolgere due volte lo stesso tipo.',
    'P-4.5': 'Puoi rinunciare a una o a entrambe le azioni.',
    'P-4.6': 'Tra un’azione e l’altra hai sempre esattamente 2 carte azione, scoperte davanti a te.',
    'P-4.7': 'Un’azione si conclude, scambio compreso, prima che cominci la successiva.',
    'P-4.8':
      'Il turno finisce quando lo dichiari tu, e devi farlo quando non hai più azioni. Fino a quel momento puoi ancora rifornire i tuoi soldati (P-2.13) e annullare ciò che hai fatto nel turno.',

    'P-5.1': 'Per attivare una carta scegli una delle tue 2 carte e ne esegui l’effetto una volta.',
    'P-5.2': 'Se la carta offre alternative («oppure»), ne esegui esattamente una, una sola volta.',
    'P-5.3':
      'Il costo si paga per intero, con i cubi immagazzinati, prima di ricevere qualsiasi cosa. I cubi pagati tornano nella riserva.',
    'P-5.4':
      'Ogni singolo cibo o oro di un costo può essere pagato con un cubo favore, anche se possiedi il cubo giusto.',
    'P-5.5': 'Non puoi scegliere un’alternativa di cui non puoi pagare l’intero costo.',
    'P-5.6':
      'Non puoi scegliere un’alternativa se nella riserva manca anche solo uno dei segnalini che dà. Con un solo segnalino rimasto «due banche» non è possibile, «una banca» sì.',
    'P-5.7':
      'Se la carta ha il simbolo di scambio, devi scambiarla subito dopo il suo effetto: prendi una qualsiasi carta dell’esposizione e metti al suo posto quella attivata. Non puoi rinunciare allo scambio, nemmeno nel tuo ultimo turno; puoi però prendere una carta dello stesso tipo.',
    'P-5.8': 'Se la carta non ha il simbolo di scambio, rimane a te: attivandola non puoi scambiarla.',
    'P-5.9':
      'Una carta presa con uno scambio o con l’azione «cambiare una carta» non si attiva per il solo fatto di essere presa. Puoi attivarla con un’azione successiva, anche nello stesso turno.',
    'P-5.10': 'Una carta senza simbolo di scambio può essere attivata con entrambe le azioni dello stesso turno.',
    'P-5.11':
      'Bottega non propone un’alternativa che non dà segnalini e con cui non potresti collocare nemmeno un cubo: la riserva è vuota, oppure non hai né spazio libero né soldati da rifornire con quel tipo di cubo. Una carta senza più alternative non viene proposta.',
    'P-5.12':
      'Con un’azione successiva puoi prendere qualsiasi carta dell’esposizione, anche quella che vi hai appena messo tu.',
    'P-5.20':
      'Per cambiare una carta, scambi una delle tue 2 carte con una qualsiasi dell’esposizione. La tua va nel posto di quella presa; nessuna delle due si attiva.',
    'P-5.21': 'Puoi cambiare qualsiasi carta, con o senza simbolo di scambio.',
    'P-5.30': 'Per prendere un favore, sposti 1 cubo favore dalla riserva nella tua chiesa.',
    'P-5.31': 'Se nella riserva non ci sono cubi favore, non puoi prenderne.',
    'P-5.32':
      'Con la chiesa piena puoi prendere un cubo favore solo se hai un soldato non rifornito: il cubo va su di lui (P-2.15).',

    'P-6.1': 'Cantiere della banca: paghi 1 cibo e prendi 1 banca; oppure paghi 3 cibo e prendi 2 banche.',
    'P-6.2': 'Cantiere della fattoria: paghi 1 oro e prendi 1 fattoria; oppure paghi 3 oro e prendi 2 fattorie.',
    'P-6.3': 'Cantiere del palazzo: paghi 1 cibo e prendi 1 palazzo; oppure paghi 3 cibo e prendi 2 palazzi.',
    'P-6.4': 'Cantiere del campo: paghi 1 oro e prendi 1 campo; oppure paghi 3 oro e prendi 2 campi.',
    'P-6.5':
      'Officina d’assedio (anni 1 e 2): paghi 1 oro e 1 cibo e prendi 1 catapulta; oppure paghi 2 oro e 3 cibo e prendi 2 catapulte.',
    'P-6.6':
      'Grande officina d’assedio (anno 3): paghi 1 cibo e prendi 1 catapulta; oppure paghi 1 oro e 2 cibo e prendi 2 catapulte.',
    'P-6.7': 'Scultore: paghi 1 cibo e 2 oro, oppure 2 cibo e 1 oro, e prendi 1 monumento a tua scelta.',
    'P-6.8': 'Pittore: paghi 5 oro e prendi 1 dipinto a tua scelta.',
    'P-6.9': 'Letterato: paghi 4 cibo e prendi 1 libro a tua scelta.',
    'P-6.10': 'Raccolto: prendi 1 cibo per ognuno dei tuoi campi.',
    'P-6.11': 'Affitti: prendi 1 oro per ognuno dei tuoi palazzi.',
    'P-6.12': 'Assoldare condottieri: prendi gratis quanti condottieri vuoi.',
    'P-6.13': 'Arruolare la milizia: prendi gratis quante milizie vuoi.',
    'P-6.14': 'Esattore: prendi 2 oro, oppure 1 oro e 1 cibo, oppure 2 cibo.',
    'P-6.15': 'Tesoro: prendi 3 oro.',
    'P-6.16': 'Granaio: prendi 3 cibo.',
    'P-6.17':
      'In P-6.5 e P-6.6 l’anno indica il mazzo in cui si trova la carta. Un’officina d’assedio dell’anno 2 usata nel terzo anno mantiene il costo che porta stampato.',
    'P-6.18':
      'Ricevi i cubi indicati, o quelli che restano nella riserva se sono meno; cibo e oro si contano separatamente. I cubi vanno prima nello spazio libero e devi prendere tutti quelli che riesci a immagazzinare. Scegli solo per quelli in eccesso: vanno su soldati non riforniti (P-2.15) o sono persi (P-2.12).',
    'P-6.19':
      'Recluti almeno 1 soldato e al massimo quanti segnalini soldato ci sono nella riserva: prenderne 0 sarebbe come cambiare la carta. Se non ne resta nessuno, la carta non si può attivare.',
    'P-6.20': 'I soldati reclutati arrivano senza cubo.',
    'P-6.21': 'Se non restano segnalini cultura del tipo indicato, la carta non si può attivare.',

    'P-7.1':
      'Alla fine di ogni turno, anche se non hai svolto azioni, la carta più a sinistra dell’esposizione va nella scatola.',
    'P-7.2': 'Le altre carte dell’esposizione scorrono di un posto verso sinistra.',
    'P-7.3': 'Si rivela la prima carta del mazzo di pesca e la si mette nel posto più a destra.',
    'P-7.4':
      'Se la carta rivelata è una carta conteggio militare, si svolge subito un conteggio militare supplementare. Poi la carta va nella scatola e se ne rivela un’altra (P-7.3).',
    'P-7.5':
      'Se serve una carta e il mazzo di pesca è vuoto, l’anno finisce all’istante. L’esposizione conserva le sue carte, una in meno del normale.',
    'P-7.6': 'Alla fine di ogni anno segue un conteggio militare.',
    'P-7.7':
      'Se la carta conteggio militare è l’ultima del mazzo di pesca, il conteggio supplementare e quello di fine anno si svolgono uno dopo l’altro, senza turni né carte rivelate nel mezzo. Sono due conteggi completi: dopo il primo i cubi sui soldati tornano nella riserva, puoi congedare soldati e poi rifornirli di nuovo. Per il secondo l’ordine delle decisioni si stabilisce da capo.',
    'P-7.8':
      'Dopo il primo e il secondo anno il mazzo dell’anno seguente diventa il mazzo di pesca e l’esposizione si completa secondo P-7.3.',
    'P-7.9': 'P-7.4 vale anche per la prima carta rivelata in un nuovo anno.',
    'P-7.10':
      'L’ordine dei turni prosegue: il primo turno del nuovo anno tocca al giocatore che segue chi ha giocato per ultimo.',
    'P-7.11': 'All’inizio di ogni turno l’esposizione è completa.',
    'P-7.12':
      'In una partita ci sono esattamente cinque conteggi militari: uno alla fine di ogni anno e uno supplementare in ciascuno degli anni 2 e 3.',
    'P-7.13': 'La partita finisce dopo il conteggio alla fine del terzo anno; l’esposizione non si completa più.',
    'P-7.14':
      'Se l’ultima carta del mazzo di pesca completa l’esposizione, l’anno non finisce ancora: il giocatore seguente svolge il suo turno. L’anno finisce la prima volta che non c’è più una carta per completarla, chiunque abbia appena giocato; il round non si porta a termine.',

    'P-8.1':
      'Decide per primo chi ha più segnalini esercito (catapulte, condottieri e milizie insieme), poi chi viene subito dopo, e così via.',
    'P-8.2': 'A parità di segnalini decide prima il primo giocatore, o chi gli è più vicino in senso orario.',
    'P-8.3':
      'L’ordine si stabilisce all’inizio di ogni conteggio, secondo i segnalini posseduti in quel momento, e vale sia per rifornire sia per congedare.',
    'P-8.4':
      'In quest’ordine ogni giocatore può rifornire i suoi soldati secondo P-2.13: quanti ne vuole, anche nessuno. Le decisioni sono palesi.',
    'P-8.5': 'I cubi posti sui soldati in precedenza contano allo stesso modo.',
    'P-8.6': 'Forza militare = catapulte + soldati riforniti − soldati non riforniti. Può essere negativa.',
    'P-8.7':
      'I giocatori si classificano per forza militare, dalla più alta alla più bassa. PV per posizione: in 2 giocatori 2 / 0; in 3 giocatori 6 / 3 / 0; in 4 giocatori 7 / 4 / 2 / 0. Per la partita in 2 vedi PQ-1.',
    'P-8.8':
      'I giocatori a pari merito sommano i PV delle posizioni che occupano e dividono il totale per il loro numero, arrotondando per eccesso: ognuno riceve il risultato.',
    'P-8.9':
      'I PV si ricevono in banconote punti vittoria militari. Le banconote non finiscono mai: su Bottega sono un semplice totale.',
    'P-8.10': 'Una posizione dà i suoi PV qualunque sia la forza militare, anche zero o negativa.',
    'P-8.11':
      'Dopo l’assegnazione dei PV si tolgono prima i cubi dai soldati (P-8.12), poi si possono congedare soldati (P-8.13).',
    'P-8.12': 'Tutti i cubi sui soldati di tutti i giocatori tornano nella riserva, ciascuno con quelli del suo tipo.',
    'P-8.13':
      'Ogni giocatore può congedare quanti condottieri e milizie vuole, rimettendoli nella riserva, oppure tenerli tutti. Le catapulte non si possono restituire.',
    'P-8.14': 'Nel quinto conteggio il congedo (P-8.13) si salta: non cambierebbe nulla nel risultato.',
    'P-8.15': 'Tutti partecipano a ogni conteggio, anche chi non ha segnalini esercito: la sua forza militare è 0.',

    'P-9.1': 'Punteggio finale = PV militari + PV stampati sui tuoi segnalini cultura + PV delle tue carte obiettivo.',
    'P-9.2': 'Le carte obiettivo si rivelano ora.',
    'P-9.3':
      'In caso di parità per il primo posto vince, tra i giocatori a pari merito, chi ha più cubi in tutto (cibo + oro + favore).',
    'P-9.4': 'Se la parità persiste, i giocatori condividono la vittoria.',
    'P-9.5': 'I posti successivi si ordinano allo stesso modo.',
    'P-9.6':
      'Per lo spareggio P-9.3 contano i cubi immagazzinati: sui soldati non ce ne sono più, perché P-8.12 li ha rimessi nella riserva.',

    'P-10.1': 'Armeria: 1 PV per ogni tua catapulta.',
    'P-10.2': 'Suolo fertile: somma campi e fattorie; 1 PV per ognuno oltre il sesto. Con 6 o meno non ricevi nulla.',
    'P-10.3':
      'Statuti cittadini: somma palazzi e banche; 1 PV per ognuno oltre il sesto. Con 6 o meno non ricevi nulla.',
    'P-10.4': 'Fortezza: 1 PV per ogni gruppo completo di 4 PV militari. Contano solo le banconote.',
    'P-10.5': 'Cappella: 2 / 5 / 8 PV per 1 / 2 / 3 coppie di 1 monumento e 1 dipinto.',
    'P-10.6': 'Municipio: 2 / 5 / 8 PV per 1 / 2 / 3 coppie di 1 monumento e 1 libro.',
    'P-10.7': 'Palazzo reale: 5 / 10 / 15 PV per 1 / 2 / 3 terne di 1 monumento, 1 libro e 1 dipinto.',
    'P-10.8': 'Villa: 2 / 5 / 9 PV per 1 / 2 / 3 coppie di 1 libro e 1 dipinto.',
    'P-10.9':
      'Il numero di coppie o terne è pari ai tuoi segnalini del tipo richiesto meno numeroso, fino a un massimo di 3. Ogni segnalino conta in una sola coppia o terna; il suo valore non ha importanza.',
    'P-10.10': 'I tuoi due obiettivi si contano separatamente: lo stesso segnalino può servire a entrambi.',
  },
  rulings: {
    'PQ-1':
      'Quanti PV vale un conteggio militare in due? La tabella stampata non è chiara: mostra un 2 per il primo posto e niente per il secondo. Qui si gioca 2–0: è il testo così com’è, con 0 all’ultimo posto come in 3 e in 4 giocatori; la Fortezza, però, arriva così al massimo a 2 PV. Regola della casa «tabella militare in due»: 2–0, 3–0, 4–0 o 5–2.',
    'PQ-2':
      'Quante carte ha ogni mazzo, e quali portano il 3 o il 4? Il regolamento indica 98 carte azione e un’altra fonte le divide in 8 iniziali e 90 nei tre mazzi; il resto è ricostruito: mazzi di 34 / 28 / 28 carte, con 8 / 7 / 7 carte segnate 3 e altrettante segnate 4, il numero di copie di ogni carta e tre delle quattro carte S2. Così ogni anno dura 7 round e ognuno gioca 21 turni, in 2, 3 o 4. Chi possiede la scatola può fornire i valori veri in un file di dati.',
    'PQ-3':
      'Quali carte hanno il simbolo di scambio? Da recensioni e resoconti di partita sappiamo che lo hanno le carte che danno cubi e non quelle che danno costruzioni; per le altre è ricostruito: una carta con un costo resta, una gratuita si scambia. Quindi lo hanno le carte che reclutano soldati, non le officine d’assedio né Scultore, Letterato e Pittore. Regola della casa «scambio delle carte cultura»: lo dà anche a queste tre. Chi possiede la scatola può fornire i valori veri in un file di dati.',
    'PQ-4':
      'Puoi attivare una carta che non sei in grado di pagare, solo per scambiarla? No (P-5.5). Non perdi nulla: cambiare la carta costa la stessa azione e dà lo stesso risultato.',
    'PQ-5':
      'Puoi attivare una carta che non produce alcun effetto? No, non viene proposta (P-5.11): anche qui cambiare la carta costa lo stesso e dà lo stesso risultato.',
    'PQ-6':
      'Che cosa succede se i cubi della riserva finiscono? Il regolamento non lo dice; qui prendi quelli che restano. I 12 cubi favore riempiono esattamente quattro chiese, il che fa pensare a un limite voluto. Regola della casa «cubi illimitati»: la riserva di cubi non si esaurisce mai (non valgono P-5.31 e il limite della riserva in P-6.18), ma lo spazio nei depositi resta limitato.',
    'PQ-7':
      'Che cosa succede se finiscono i segnalini? Qui il limite è reale: un’alternativa richiede tutti i suoi segnalini e si recluta finché ce ne sono. Regola della casa «segnalini illimitati»: costruzioni e segnalini esercito non finiscono mai, ma una carta recluta comunque al massimo 37 soldati. I segnalini cultura sono sempre limitati.',
    'PQ-8':
      'Puoi girare un segnalino a due facce che già possiedi? No, mai: il regolamento non prevede alcuna azione per farlo.',
    'PQ-9':
      'Un cubo appena ricevuto può andare direttamente su un soldato? Sì: rifornire prima con un cubo immagazzinato e ricevere poi darebbe lo stesso risultato.',
    'PQ-10':
      'Che cosa vuol dire rifornire «in qualsiasi momento»? Qui puoi farlo nel tuo turno e quando tocca a te nel conteggio militare. Basta così: i cubi si ricevono solo nel proprio turno e servono solo nei conteggi.',
    'PQ-11':
      'Si rifornisce in modo palese o segreto? Palese: il regolamento stabilisce un ordine delle decisioni, che altrimenti non avrebbe senso. Regola della casa «rifornimento simultaneo»: tutti decidono insieme e le scelte si rivelano quando ci sono tutte.',
    'PQ-12':
      'Come si congedano i soldati? Apertamente e nello stesso ordine in cui si è rifornito; all’ultimo conteggio si salta. Le catapulte restano, perché il regolamento nomina solo condottieri e milizie.',
    'PQ-13':
      'E se la carta conteggio militare è la prima del nuovo anno? Ha effetto subito, proprio dopo il conteggio di fine anno: il regolamento dice che scatta non appena viene rivelata.',
    'PQ-14':
      'Quanto valgono più di tre coppie o terne per un obiettivo? Quanto tre: il regolamento dà i valori solo per 1, 2 e 3.',
    'PQ-15':
      'E se la parità resta anche dopo aver contato i cubi? La vittoria è condivisa, perché il regolamento non prevede altri spareggi. Regola della casa «spareggio per posto»: tra i giocatori a pari merito vince chi siede più lontano, in senso orario, dal primo giocatore.',
    'PQ-16':
      'I PV militari sono pubblici? Sì: tutti vedono quali banconote vengono distribuite, quindi i totali sono visibili. Regola della casa «punti militari nascosti»: vedi solo il tuo totale; la forza militare e i PV di ogni singolo conteggio restano pubblici.',
    'PQ-17':
      'Si può sapere quante carte restano nel mazzo di pesca? Sì, il numero è visibile: al tavolo basterebbe contarle. Si possono anche rivedere le carte finite nella scatola dopo essere state scoperte. Regola della casa «numero di carte nascosto»: il numero non viene mostrato.',
    'PQ-18':
      'Puoi riprendere una carta che hai appena messo nell’esposizione? Sì: si può prendere qualsiasi carta dell’esposizione.',
    'PQ-19':
      'Puoi attivare una carta di reclutamento senza prendere soldati? No: il regolamento dice «quanti ne vuoi», ma prenderne zero equivale a cambiare la carta, perciò non viene proposto.',
    'PQ-20':
      'Puoi prendere un cubo favore con la chiesa piena? Solo se hai un soldato non rifornito su cui metterlo; altrimenti l’azione non viene proposta, perché il cubo andrebbe perso.',
    'PQ-21':
      'Puoi prendere meno cubi di quelli che ti spettano? No: prendi tutti quelli che puoi immagazzinare. Lasciarli nella riserva, del resto, non ti darebbe alcun vantaggio.',
    'PQ-22':
      'Quanto valgono i segnalini cultura? Il regolamento dice solo che si ordinano per valore e si scelgono liberamente; i valori sono ricostruiti. Per ogni tipo ce ne sono 5 per valore: monumenti 4, 3 e 2 PV, libri 5, 4 e 3, dipinti 6, 5 e 4. La media è pari ai cubi pagati (3, 4, 5), e chi compra presto ci guadagna. Chi possiede la scatola può fornire i valori veri in un file di dati.',
    'PQ-23':
      'Un esercito debole riceve comunque PV? Sì: la posizione conta qualunque sia la forza militare, perché il regolamento non chiede altro. Se nessuno ha un esercito, tutti si dividono i PV di tutte le posizioni: in 4 giocatori, 4 PV ciascuno.',
    'PQ-24':
      'Chi ha «più segnalini esercito»? Contano tutti, catapulte comprese: il regolamento chiama così tutti e 56 i segnalini.',
    'PQ-25':
      'Il primo giocatore cambia? No, resta lo stesso per tutta la partita: nessuna regola lo fa cambiare. Conta solo per l’inizio e per le parità nell’ordine delle decisioni (P-8.2).',
    'PQ-26':
      'Quali PV conta la Fortezza? Solo le banconote dei cinque conteggi militari, nessun altro tipo di PV: il regolamento parla solo di punti raccolti in banconote.',
    'PQ-27': 'Puoi gettare via dei cubi? No: il regolamento non lo prevede.',
    'PQ-28':
      'L’esposizione scorre anche se rinunci a entrambe le azioni? Sì: il regolamento lega lo scorrimento alla fine del turno, non alle azioni.',
    'PQ-29':
      'E se altrove leggi qualcosa di diverso? Una recensione parla di tre conteggi militari (sono cinque), un’altra di due cubi per tipo all’inizio (è uno); la pagina dell’editore elenca 100 carte azione, 57 segnalini esercito e 60 banconote. Qui seguiamo il regolamento (98 carte e 56 segnalini) e, per le banconote, le quattro fonti che ne contano 40.',
  },
};
