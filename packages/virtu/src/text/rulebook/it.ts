/** The rulebook of Virtù in Italian, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'V-2': 'Componenti e riserve',
    'V-3.1': 'Preparazione: l’area comune',
    'V-3.2': 'Preparazione: ogni giocatore',
    'V-3.3': 'Preparazione: ordine e tracciati',
    'V-4': 'Anni e turni',
    'V-5.1': 'Bassorilievi e facce',
    'V-5.2': 'Un solo tipo per bassorilievo',
    'V-5.3': 'Il pagamento',
    'V-5.4': 'I fiorini',
    'V-5.5': 'Che cosa paga che cosa',
    'V-6.1': 'Primavera: muovere il segnalino azione',
    'V-6.2': 'Primavera: le frecce dei cortigiani',
    'V-6.3': 'Primavera: chiedere un’indulgenza',
    'V-6.4': 'Primavera: togliere un’indulgenza',
    'V-6.5': 'Primavera: svolgere l’azione',
    'V-6.6': 'Primavera: ordine del turno',
    'V-7.1': 'Governare',
    'V-7.2': 'Proteggere le arti',
    'V-7.3': 'Commerciare',
    'V-7.4': 'Annettere',
    'V-7.5': 'Guerreggiare',
    'V-7.6': 'Tramare',
    'V-8.1': 'Fine della primavera: ordine degli assedi',
    'V-8.2': 'I bonus militari',
    'V-8.3': 'L’assedio',
    'V-8.4': 'La battaglia campale',
    'V-8.5': 'La ritirata',
    'V-8.6': 'La conquista di una città',
    'V-8.7': 'Tracciato città e ordine di turno',
    'V-9.1': 'Inverno: il soldo',
    'V-9.2': 'Inverno: riorganizzare il palazzo',
    'V-9.3': 'Inverno: gli acquisti',
    'V-9.4': 'Inverno: reclutare',
    'V-9.5': 'Inverno: le alleanze',
    'V-9.6': 'Inverno: l’indulgenza',
    'V-10.1': 'Fine della partita',
    'V-10.2': 'I punti prestigio',
    'V-10.3': 'L’influenza religiosa',
    'V-10.4': 'Il vincitore',
  },
  rules: {
    'V-2.1':
      'I fiorini della banca non finiscono mai: il numero delle monete nella scatola non è un limite (vedi R-01).',
    'V-2.2': 'Hai esattamente 6 truppe. Ognuna si trova sulla mappa o nella tua riserva.',
    'V-2.3':
      'Hai esattamente 5 agenti. Ognuno è bloccato (non ancora ottenuto), in mano (ottenuto ma non collocato) oppure collocato. Non puoi mai averne ottenuti più di 5.',
    'V-2.4': 'Se nella riserva comune non restano segnalini bonus militare, nessuno può prenderne (vedi R-02).',
    'V-2.5': 'Se non restano carte indulgenza, nessuno può chiedere un’indulgenza (vedi R-03).',
    'V-2.6':
      'Se una pila di notabili è vuota, o se non restano Regni, Repubbliche, Corporazioni o Cattedrali, non puoi comprarne. I notabili scartati tornano nella loro pila e si possono comprare di nuovo.',
    'V-2.7':
      'I dischi di controllo non limitano mai il gioco: i 18 di ogni colore bastano in pratica sempre (vedi R-04).',

    'V-3.1.1': 'In 3 o 4 giocatori si usa il lato «3/4» della mappa, in 5 il lato «2/5».',
    'V-3.1.2':
      'In 3 giocatori sono chiuse Nizza, Torino, Milano, Genova, Parma, Ragusa, Cagliari e Reggio: si coprono e le loro tessere si tolgono. Per ogni regola una città chiusa non esiste: niente truppe, agenti, assedi o annessioni, e nessuna strada la attraversa. I mari restano aperti (vedi R-22).',
    'V-3.1.3': 'In 3 o 4 giocatori Perugia e Civitavecchia non sono sulla mappa; le loro tessere si tolgono.',
    'V-3.1.4':
      'In 3 o 4 giocatori si usa la tessera neutrale di Roma, e Roma comincia neutrale. In 5 si usa la tessera con lo stemma, e Roma appartiene fin dall’inizio al giocatore romano.',
    'V-3.1.5':
      'Si dispongono, scoperti e visibili a tutti, le 12 pile di notabili, le tessere delle città neutrali, i 10 bonus mecenatismo, i titoli, le Corporazioni e le Cattedrali.',
    'V-3.1.6': 'Si preparano le 10 carte indulgenza, gli 11 segnalini bonus militare e la banca.',
    'V-3.1.7': 'Le tre grandi potenze cominciano senza alleato e senza agenti.',

    'V-3.2.1':
      'In 3 giocatori si usano Firenze, Napoli e Venezia; in 4 si aggiunge Milano, in 5 anche Roma. Ogni giocatore sceglie la sua dinastia. Regola della casa «dinastie a sorte»: vengono assegnate a caso.',
    'V-3.2.2':
      'Prendi il palazzo della tua dinastia, il segnalino azione, 18 dischi di controllo, 6 truppe, 5 agenti, le 3 carte casata e le 2 tessere delle tue città iniziali.',
    'V-3.2.3':
      'Metti le due tessere delle città iniziali nel tuo dominio, dalla faccia disponibile. Su ognuna delle due città metti 1 disco di controllo e 1 truppa.',
    'V-3.2.4':
      'Colloca le 3 carte casata nel palazzo come preferisci: nello spazio azione di una sala (solo se la carta ha un’azione), nello spazio miglioramento sotto una carta azione o su una delle 3 caselle cortigiano base. Vanno collocate tutte e tre, una sola per spazio o casella, e cominciano disponibili. Tutti scelgono contemporaneamente e rivelano insieme. Regola della casa «casate in ordine di turno»: si collocano un giocatore dopo l’altro.',
    'V-3.2.5': 'Cominci con 2 agenti in mano; Napoli e Roma con 3. Gli altri sono bloccati.',
    'V-3.2.6': 'Nella tua tesoreria c’è 1 fiorino.',
    'V-3.2.7': 'Il segnalino azione non è ancora sul palazzo: lo collocherai nella prima primavera (V-6.1.1).',

    'V-3.3.1':
      'Il primo giocatore è sorteggiato; l’ordine di turno prosegue in senso orario attorno al tavolo. Regola della casa «primo giocatore scelto»: lo indica chi apre il tavolo.',
    'V-3.3.2':
      'Sul tracciato città tutti i segnalini cominciano sulla casella 2, impilati: in cima il primo giocatore, in fondo l’ultimo. Lo stesso vale per la casella 0 del tracciato mecenatismo.',
    'V-3.3.3':
      'La preparazione procede così: primo giocatore e ordine di turno; dinastie, che ognuno sceglie in ordine di turno tra quelle libere di V-3.2.1; carte casata (V-3.2.4); poi comincia il primo anno. Una dinastia non è legata a un posto attorno al tavolo. Vedi R-31.',

    'V-4.1': 'Un anno è formato da una primavera e dall’inverno che la segue.',
    'V-4.2': 'Tutti svolgono il proprio turno di primavera prima che si risolva un qualsiasi assedio.',
    'V-4.3':
      'L’ordine di turno stabilito alla fine della primavera vale per l’inverno dello stesso anno e per la primavera seguente, con i suoi assedi e le sue ritirate.',
    'V-4.4':
      'In inverno completi tutti e cinque i passi prima che cominci il giocatore seguente: soldo, riorganizzazione del palazzo, acquisti, reclutamento, alleanza, in quest’ordine.',

    'V-5.1.1':
      'Ogni carta, ogni tessera e ogni sala stampata ha un bassorilievo: un insieme di simboli, anche ripetuti. I regolamenti dicono che cosa è stampato nelle sale, ma non elencano i bassorilievi di carte e tessere: quelli usati qui sono ricostruiti. Chi possiede la scatola può fornire i valori veri in un file di dati.',
    'V-5.1.2':
      'I cortigiani (le carte sulle caselle cortigiano) e le tessere del dominio sono disponibili o esauriti. Puoi usare solo quelli disponibili.',
    'V-5.1.3': 'Le carte nelle sale, azione o miglioramento, sono sempre disponibili e non si esauriscono mai.',
    'V-5.1.4':
      'Il bassorilievo stampato in una sala si può usare solo finché nel suo spazio azione non c’è una carta. Governare porta stampata 1 corona, Tramare 1 maschera, Guerreggiare 1 cavalleria; Annettere e Proteggere le arti nulla.',

    'V-5.2.1':
      'Quando usi un bassorilievo dichiari UN solo tipo di simbolo tra quelli che porta. In quel pagamento puoi spendere tutti i suoi simboli di quel tipo, ma nessuno degli altri.',
    'V-5.2.2':
      'Un cortigiano o una tessera si esaurisce appena lo usi, anche se non ti servivano tutti i suoi simboli.',
    'V-5.2.3': 'Per il bassorilievo di una sala il tipo dichiarato resta lo stesso per tutta la primavera.',
    'V-5.2.4':
      'Una carta azione e la carta miglioramento sotto di essa sono due bassorilievi distinti: puoi dichiarare lo stesso tipo o due tipi diversi.',
    'V-5.2.5': 'Tranne i fiorini, i simboli non si possono mettere da parte: quelli che non spendi subito sono persi.',
    'V-5.2.6':
      'Un cortigiano o una tessera che si è esaurito e che nella stessa stagione torna disponibile (passando una freccia o governando) si può usare di nuovo, con qualsiasi tipo. Vedi R-05.',

    'V-5.3.1':
      'Un’azione è un unico pagamento: i simboli di tutte le fonti usate formano una somma comune, che spendi passo dopo passo fino alla fine dell’azione; fino ad allora puoi aggiungere altre fonti. Fa eccezione Governare, il cui costo si paga per intero prima del primo effetto (V-7.1.3). Vedi R-06.',
    'V-5.3.2': 'Tutti gli acquisti di un inverno sono un unico pagamento, con un’unica somma di simboli.',
    'V-5.3.3':
      'Togliere un’indulgenza, concludere o sottrarre un’alleanza, una ritirata (V-8.5.6) e un movimento del segnalino azione sono ciascuno un pagamento a sé. I simboli non passano mai da un pagamento all’altro.',
    'V-5.3.4':
      'I regolamenti invitano a usare prima i bassorilievi della sala e gli altri solo se occorre. Poiché quelli della sala non costano nulla, è un consiglio: non sei tenuto a seguirlo (vedi R-07).',
    'V-5.3.5':
      'Niente sprechi: puoi usare un cortigiano, una tessera o il bonus di un’alleanza solo finché i simboli già raccolti non bastano per il pagamento (in Guerreggiare e Tramare: per il passo seguente). Quale fonte usare lo scegli tu; ciò che avanza alla fine è perso. Vedi R-32.',

    'V-5.4.1': 'I fiorini stanno nella tesoreria, sono visibili a tutti e si conservano da un anno all’altro.',
    'V-5.4.2':
      'Incassare: in qualsiasi momento, anche nel turno di un altro giocatore, puoi esaurire un cortigiano o una tessera del dominio disponibile che mostri fiorini e aggiungere altrettanti fiorini alla tesoreria. Non richiede azioni e non costa nulla.',
    'V-5.4.3': 'I fiorini sulle carte di una sala si possono usare solo mentre svolgi l’azione di quella sala.',
    'V-5.4.4':
      'I fiorini dichiarati su un bassorilievo della sala pagano i costi in fiorini dell’azione; quelli che avanzano vanno nella tesoreria. Vale anche se l’azione non costa fiorini, purché abbia almeno un effetto (V-6.5.4; vedi R-08). Regola della casa «fiorini in eccesso persi»: ciò che avanza è perso.',
    'V-5.4.5':
      'Bottega ti propone di incassare in ogni decisione del tuo turno, ogni volta che devi decidere in un assedio o in una battaglia campale, prima che una tua città cada (V-5.4.7), durante le tue ritirate e quando perdi una casella cortigiano (V-9.2.12). Equivale a «in qualsiasi momento» (vedi R-09).',
    'V-5.4.6':
      'I fiorini di cortigiani e tessere passano sempre dalla tesoreria: li incassi tutti (V-5.4.2) e quelli che il costo non richiede vi restano. Non fanno mai parte della somma di simboli e non vanno mai persi.',
    'V-5.4.7':
      'Quando stai per perdere una città la cui tessera è disponibile e mostra fiorini, ti viene chiesto se vuoi incassarli: dopo l’ultima dichiarazione e prima che la tessera passi di mano, anche se hai passato automaticamente (V-8.2.7). Nient’altro può andare perso aspettando.',

    'V-5.5.1':
      'Passo supplementare del segnalino azione: 2 fiorini della tesoreria (una sola volta per primavera) oppure 1 freccia per passo. Le frecce vengono solo dalle tessere del dominio; sale, cortigiani, alleanze e indulgenze non servono.',
    'V-5.5.2':
      'Togliere un’indulgenza: 1 croce oppure 2 corone, da cortigiani, tessere e dal bonus del Sacro Romano Impero. Non dalle sale, né con la corona di un’indulgenza appena chiesta (R-11).',
    'V-5.5.3':
      'Governare: corone e croci, dai bassorilievi della sala, da cortigiani, tessere, dal bonus del Sacro Romano Impero e dalla corona di un’indulgenza chiesta ora.',
    'V-5.5.4':
      'Proteggere le arti: fiorini, corone e croci. Corone e croci dai bassorilievi della sala, da cortigiani, tessere, dal bonus del Sacro Romano Impero e dalla corona di un’indulgenza chiesta ora; i fiorini dai bassorilievi della sala e dalla tesoreria.',
    'V-5.5.5':
      'Commerciare: navi, dai bassorilievi della sala, da cortigiani, tessere e dal bonus dell’Impero Ottomano.',
    'V-5.5.6':
      'Annettere: corone e navi, dai bassorilievi della sala, da cortigiani e tessere; le navi anche dal bonus dell’Impero Ottomano, una corona anche da un’indulgenza chiesta ora.',
    'V-5.5.7':
      'Guerreggiare, movimenti: cavalleria e navi, dai bassorilievi della sala, da cortigiani e tessere; le navi anche dal bonus dell’Impero Ottomano.',
    'V-5.5.8':
      'Guerreggiare, segnalini bonus militare: simboli guerra e fiorini dei bassorilievi della sala; i fiorini anche dalla tesoreria. Cortigiani, tessere e alleanze non servono.',
    'V-5.5.9': 'Tramare: maschere, dai bassorilievi della sala, da cortigiani e tessere. Nessuna alleanza ne dà.',
    'V-5.5.10':
      'Bonus in un assedio o in una battaglia: simboli guerra dei cortigiani, la tessera Cannoni o il bonus della Francia; i fiorini richiesti vengono dalla tesoreria. Le sale non contano: hanno già dato i segnalini bonus militare.',
    'V-5.5.11': 'Ritirata via mare: navi di cortigiani, tessere e del bonus dell’Impero Ottomano. Non dalle sale.',
    'V-5.5.12':
      'Soldo e reclutamento: fiorini della tesoreria, in cui puoi prima incassare quelli di cortigiani e tessere.',
    'V-5.5.13':
      'Acquisti: fiorini, corone e croci. Corone e croci da cortigiani, tessere, dal bonus del Sacro Romano Impero e dalla corona di un’indulgenza chiesta ora; i fiorini dalla tesoreria. Non dalle sale.',
    'V-5.5.14':
      'Alleanza: i simboli stampati, da cortigiani e tessere, più la corona di un’indulgenza chiesta ora. Né le sale né i bonus di altre alleanze possono pagare (R-10).',
    'V-5.5.15':
      'Se possiedi Michelangelo, ogni tua azione Proteggere le arti riceve 1 corona in più tra i simboli da spendere.',
    'V-5.5.16':
      'Il bonus di un’alleanza si usa per intero: quello dell’Impero Ottomano dà 2 navi a un solo pagamento; le navi non usate sono perse.',
    'V-5.5.17':
      'Nelle voci precedenti, cortigiani e tessere sono citati per i simboli che pagano direttamente. Dove si parla di fiorini della tesoreria sono sempre compresi quelli che incassi in quel momento (V-5.4.2).',
    'V-5.5.18':
      'Appena usi il bonus di un’alleanza, esso passa da pronto a usato. Puoi usare solo un bonus pronto su cui non ci sia un agente nemico.',

    'V-6.1.1': 'Nel primo anno metti il segnalino azione su una qualsiasi delle tue 5 sale. Non passi nessuna freccia.',
    'V-6.1.2':
      'Negli anni seguenti devi muovere il segnalino in senso orario di almeno 1 sala. Muoverlo di 1 o 2 sale è gratis.',
    'V-6.1.3': 'Puoi avanzare di 1 sala in più per 2 fiorini, al massimo una volta per primavera.',
    'V-6.1.4':
      'Puoi avanzare ancora di quante sale vuoi, per 1 freccia ciascuna. Ogni tessera che dà frecce si esaurisce.',
    'V-6.1.5':
      'Le due cose si possono combinare: un movimento di 3 o più sale ha due passi gratuiti e gli altri sono supplementari; al massimo uno di questi costa 2 fiorini, ognuno degli altri 1 freccia. Un giro completo, o più di 5 passi, è permesso. Non puoi comprare passi supplementari per un movimento di meno di 3 sale, né più di quanti ne fai.',
    'V-6.1.6':
      'Il movimento si annuncia e si paga per intero prima di eseguirlo. I fiorini di un cortigiano che tornerà disponibile grazie a questo movimento non possono quindi pagarlo; se il cortigiano è ancora disponibile, puoi incassarli prima. Vedi R-12.',

    'V-6.2.1':
      'Contando le sale da 0 a 4 in senso orario dall’alto, la freccia di destra si trova tra la sala 1 e la sala 2, quella di sinistra tra la 3 e la 4. È noto che c’è una freccia per lato; la posizione esatta è ricostruita.',
    'V-6.2.2':
      'Quando il segnalino passa una freccia, tutti i cortigiani esauriti di quel lato, su caselle base e supplementari, tornano disponibili: prima che si tolgano indulgenze e che cominci l’azione. Non puoi rinunciarvi.',
    'V-6.2.3': 'Passare due volte la stessa freccia in un solo movimento (6 o più passi) non ha altri effetti.',

    'V-6.3.1':
      'Chiedendo un’indulgenza scegli che cosa ricevi: 1 corona da usare subito, per l’azione in primavera, per gli acquisti o un’alleanza in inverno; oppure 3 fiorini nella tesoreria.',
    'V-6.3.2':
      'Puoi chiederne una per anno, in primavera o in inverno. Regola della casa «indulgenza a ogni stagione»: una in primavera e una in inverno. In pratica non cambia nulla: dopo una richiesta in primavera la sala del segnalino è coperta e V-6.3.3 vieta di chiederne un’altra in inverno. Vedi E-01.',
    'V-6.3.3': 'Non puoi chiedere un’indulgenza se nella sala del tuo segnalino azione ce n’è già una.',
    'V-6.3.4':
      'La carta va sulla sala del segnalino: in primavera dopo l’azione, in inverno subito. Copre le carte che vi si trovano, che restano dove sono.',
    'V-6.3.5':
      'In primavera la richiesta si fa dopo aver mosso il segnalino: i suoi fiorini non possono pagare il movimento. Vedi R-12.',
    'V-6.3.6': 'La corona va spesa nel pagamento per cui l’hai chiesta. Non può togliere un’indulgenza (vedi R-11).',
    'V-6.3.7':
      'Puoi chiedere 3 fiorini anche se non svolgi l’azione, per esempio quando un agente nemico blocca la sala. Vedi R-13.',
    'V-6.3.8':
      'Se in questa primavera hai tolto l’indulgenza dalla sala del segnalino, puoi chiederne lì una nuova, entro il tuo limite.',
    'V-6.3.9': 'Nel tuo palazzo possono esserci più carte indulgenza, ma al massimo una per sala.',
    'V-6.3.10':
      'In primavera la richiesta si fa nel proprio turno, dopo aver tolto le indulgenze e prima che cominci l’azione: non dopo l’azione, non nel turno di un altro, non durante assedi o ritirate. Vedi R-33.',
    'V-6.3.11':
      'Puoi chiedere la corona solo per Governare, Proteggere le arti o Annettere (in inverno: per gli acquisti o per un’alleanza), e solo se poi fai quel pagamento usando la corona. Se l’azione non viene svolta, la richiesta non c’è stata.',

    'V-6.4.1':
      'Dopo il movimento e prima dell’azione puoi togliere l’indulgenza da ogni sala attraversata o raggiunta con questo movimento. La sala di partenza conta solo se la attraversi o la raggiungi di nuovo.',
    'V-6.4.2':
      'Ogni carta costa 1 croce oppure 2 corone (V-5.5.2), mai 1 corona e 1 croce insieme. Possono pagare anche i cortigiani tornati disponibili con questo movimento.',
    'V-6.4.3':
      'Le due corone possono venire da due fonti diverse. In una primavera puoi togliere più indulgenze, ciascuna con un pagamento a sé.',
    'V-6.4.4': 'La carta torna nella riserva comune. Se era nella sala del segnalino, l’azione diventa possibile.',

    'V-6.5.1': 'Puoi svolgere l’azione della sala oppure non fare nulla. Vedi R-14.',
    'V-6.5.2': 'L’azione è quella della carta nello spazio azione; se non c’è nessuna carta, è quella stampata.',
    'V-6.5.3': 'Non puoi svolgere l’azione se nella sala c’è un’indulgenza o un agente nemico (eccezione: V-7.6.8).',
    'V-6.5.4':
      'Un’azione è svolta solo se ha almeno un effetto: 1 tessera ripristinata o il bonus di 1 alleanza riattivato; 1 grado; 1 nave commerciata; 1 città; 1 truppa mossa o 1 segnalino bonus militare preso; 1 agente collocato, spostato o rimosso. Vedi R-08.',
    'V-6.5.5': 'Svolgi al massimo un’azione per anno.',

    'V-6.6.1':
      'L’ordine è fisso: movimento (V-6.1), frecce (V-6.2), togliere indulgenze (V-6.4), richiesta (V-6.3), azione (V-6.5), collocazione dell’indulgenza chiesta (V-6.3.4), fine del turno. Non puoi tornare a un passo precedente. Puoi incassare (V-5.4.2) prima, tra e durante tutti i passi.',
    'V-6.6.2': 'Di questi passi è obbligatorio solo il movimento, con le sue frecce.',

    'V-7.1.1':
      'Per ogni corona o croce pagata scegli una cosa: ripristinare fino a 2 tessere esaurite del tuo dominio, oppure riattivare 1 bonus usato di una tua alleanza.',
    'V-7.1.2': 'Corone e croci si possono mescolare e possono venire da bassorilievi diversi.',
    'V-7.1.3':
      'Prima si paga tutto il costo: una tessera può pagare questa azione o esserne ripristinata, mai entrambe le cose. Si possono ripristinare le tessere usate per altri pagamenti (frecce, togliere un’indulgenza, fiorini).',
    'V-7.1.4': 'Puoi incassare i fiorini delle tue tessere appena prima di governare e poi ripristinarle.',
    'V-7.1.5':
      'Si può ripristinare qualsiasi tessera del dominio: città, titoli, Corporazione, Cattedrali, Cannoni. I cortigiani no.',
    'V-7.1.6':
      'Puoi riattivare un bonus usato anche se un agente nemico lo blocca; finché è bloccato resta inutilizzabile. Vedi R-15.',
    'V-7.1.7':
      'Se il bonus del Sacro Romano Impero ha pagato questa azione, la stessa azione non può riattivarlo; se l’hai usato prima nel turno, per togliere un’indulgenza, sì. Vedi R-34.',
    'V-7.1.8':
      'Non puoi pagare un simbolo che non ripristinerebbe nessuna tessera e non riattiverebbe nessun bonus, a meno che non avanzi dal suo bassorilievo.',

    'V-7.2.1': 'Avanzi di esattamente 1 grado sul tracciato mecenatismo, al massimo una volta per anno.',
    'V-7.2.2':
      'Costo per arrivare al grado 1 o 2: 2 fiorini e 1 corona o croce. Al grado 3 o 4: 3 fiorini, 1 corona e 1 corona o croce. Al grado 5: 4 fiorini, 2 corone e 1 croce.',
    'V-7.2.3': 'La corona di Michelangelo vale come corona o come «corona o croce», mai come la croce del grado 5.',
    'V-7.2.4': 'Quando raggiungi il grado 2 e il grado 4 devi prendere subito uno dei bonus mecenatismo rimasti.',
    'V-7.2.5': 'Il bonus del grado 4 dev’essere dell’altro tipo, personaggio o opera, rispetto a quello del grado 2.',
    'V-7.2.6':
      'Personaggi: Leonardo da Vinci, Copernico, Michelangelo, Colombo e Machiavelli. Opere: Fortificazione alla moderna, Il Principe, Il Duomo, Cappella Sistina e Cannoni. I nomi vengono dai regolamenti; la divisione in cinque e cinque è ricostruita.',
    'V-7.2.7':
      'Machiavelli è un cortigiano: lo metti, disponibile, su una casella cortigiano libera. Se non ne hai devi prima scartare un cortigiano, altrimenti non puoi sceglierlo. In seguito si può spostare come ogni carta senza azione; se lo scarti esce dal gioco. Vedi R-16.',
    'V-7.2.8': 'Cannoni è una tessera del dominio ed entra disponibile.',
    'V-7.2.9': 'Gli altri otto bonus stanno accanto al palazzo, sempre attivi: non si esauriscono mai.',
    'V-7.2.10':
      'Leonardo dà +1 in ogni assedio e in ogni battaglia campale, in attacco o in difesa, una volta per combattimento e ogni volta per 1 fiorino; mai però sia in una battaglia campale sia nell’assedio che la segue (V-8.4.7). Regola della casa «Leonardo solo negli assedi»: non si usa nelle battaglie campali.',
    'V-7.2.11':
      'Fortificazione alla moderna: +2 alla forza della città in ogni assedio a una tua città, gratis e in modo automatico.',
    'V-7.2.12': 'Copernico: 1 casella cortigiano supplementare.',
    'V-7.2.13':
      'Il Principe: 1 casella cortigiano supplementare, 1 agente ottenuto (se ne hai ottenuti meno di 5), e gli altri non possono più collocare o spostare agenti sulle tue città, nelle tue sale o sulle tue alleanze. Gli agenti che già vi si trovano restano finché non vengono rimossi.',
    'V-7.2.14':
      'Il Duomo e la Cappella Sistina valgono 1 e 2 croci, ma solo quando alla fine si conta l’influenza religiosa.',
    'V-7.2.15': 'Colombo non ha altro effetto che i suoi 2 punti prestigio.',
    'V-7.2.16':
      'Puoi sempre prendere un bonus: ogni giocatore ha al massimo un personaggio e un’opera, quindi ne resta uno di ogni tipo per tutti. Se l’ultimo personaggio è Machiavelli e non hai caselle libere, devi scartare un cortigiano.',
    'V-7.2.17':
      'Il bonus vale subito: la casella di Copernico e quella del Principe, con il suo agente, da questo momento; Cannoni e Leonardo già negli assedi della stessa primavera.',

    'V-7.3.1': 'Per ogni nave pagata prendi 2 fiorini dalla banca. Puoi pagare quante navi vuoi.',

    'V-7.4.1': 'Prendi il controllo di esattamente una città neutrale.',
    'V-7.4.2':
      'Il valore modificato è il valore base, −1 se nella città c’è un tuo agente, +1 se c’è un agente nemico. I regolamenti citano solo alcuni valori base; gli altri sono ricostruiti.',
    'V-7.4.3': 'Paghi almeno tante corone quanto il valore modificato + 1.',
    'V-7.4.4': 'Via terra: la città dev’essere adiacente a una città che controlli. Non servono navi.',
    'V-7.4.5':
      'Via mare: la città dev’essere un porto e tu devi controllare un porto. Paghi in più 1 nave per ogni mare attraversato (V-7.5.5), a partire dal tuo porto con la minor distanza via mare.',
    'V-7.4.6':
      'Se il porto è anche adiacente per strada, non servono navi. Regola della casa «porti solo via mare»: un porto si annette soltanto secondo V-7.4.5, quindi mai senza un porto proprio. Vedi E-14.',
    'V-7.4.7': 'I porti pirata (Ragusa, Aiaccio, Cagliari e Tunisi) non si possono annettere.',
    'V-7.4.8':
      'Metti un tuo disco sulla città, prendi la sua tessera, disponibile, e muovi il tuo segnalino sul tracciato città (V-8.7.2). L’agente che si trova nella città rimane.',
    'V-7.4.9':
      'Puoi annettere una città neutrale anche se davanti ci sono truppe di un altro giocatore: l’assedio si combatterà contro di te. Vedi R-17.',

    'V-7.5.1':
      '1 cavalleria muove 1 truppa lungo 1 strada, fino a una città adiacente. La maggior parte delle strade è ricostruita.',
    'V-7.5.2': '1 nave muove 1 truppa attraverso 1 mare, da un porto a un altro porto.',
    'V-7.5.3':
      'In un’azione una truppa può fare più movimenti, per strada e via mare come vuoi, ognuno pagato a parte. Puoi muovere quante truppe vuoi.',
    'V-7.5.4':
      'Una truppa che raggiunge una città che non controlli si ferma lì, davanti alla città, e la assedia. Attraverso le tue città può passare liberamente, e fermarvisi.',
    'V-7.5.5':
      'La distanza via mare tra due porti è 1 più il minor numero di confini tra mari adiacenti da un mare del primo porto a un mare del secondo. Non occorrono soste lungo il percorso; un porto su due mari può usare l’uno o l’altro. Quali mari confinino è ricostruito.',
    'V-7.5.6':
      'Invece che per muovere, puoi dichiarare «guerra» su un bassorilievo della sala che porti simboli guerra: prendi 1 segnalino bonus militare per ogni simbolo guerra usato e paghi subito il costo in fiorini di quel simbolo. Ogni simbolo dà al massimo 1 segnalino per azione.',
    'V-7.5.7':
      'Un bassorilievo dichiarato per la guerra non dà né cavalleria né navi in questa azione, e viceversa (V-5.2.1).',
    'V-7.5.8': 'I simboli guerra dei cortigiani non danno segnalini: si usano direttamente nel combattimento.',
    'V-7.5.9': 'L’azione può consistere anche solo nel prendere segnalini, o solo in movimenti tra città tue.',
    'V-7.5.10': 'Con una sola azione puoi aprire più assedi.',
    'V-7.5.11': 'Anche se davanti a una tua città ci sono truppe nemiche, puoi farne uscire truppe o farvene entrare.',
    'V-7.5.12': 'In una città, o davanti a essa, può stare qualsiasi numero di truppe.',
    'V-7.5.13':
      'Un movimento attraverso più mari è un unico movimento da porto a porto e costa tante navi quanto la distanza via mare; la truppa non entra nei porti lungo il percorso.',

    'V-7.6.1':
      'Per ogni maschera scegli una cosa: collocare un agente dalla mano, o spostare un tuo agente già collocato, in un luogo senza agenti; oppure rimuovere un agente nemico, ovunque si trovi.',
    'V-7.6.2':
      'I luoghi sono ogni città in gioco (porti pirata compresi), ogni sala di qualsiasi palazzo (anche del tuo) e ognuna delle 3 alleanze. In ogni luogo sta al massimo un agente.',
    'V-7.6.3': 'Per sostituire un agente nemico con uno tuo servono 2 maschere: una per rimuoverlo, una per collocare.',
    'V-7.6.4': 'Un agente rimosso torna in mano al suo proprietario, che può collocarlo la prossima volta che trama.',
    'V-7.6.5': 'Un agente resta dov’è anche se la città cambia padrone o la grande potenza cambia alleato.',
    'V-7.6.6':
      'Nessuno può collocare o spostare un agente su una città, una sala o un’alleanza di un altro giocatore che possiede Il Principe.',
    'V-7.6.7':
      'Se in una tua sala c’è un agente nemico, non puoi svolgerne l’azione e in inverno non puoi aggiungervi né togliervi carte.',
    'V-7.6.8':
      'Eccezione: se l’azione di quella sala, stampata o su carta, è Tramare, puoi svolgerla se con la prima maschera, da qualsiasi fonte, rimuovi l’agente che è nella sala. Le altre maschere si spendono come sempre. Regola della casa «due maschere per liberare la sala»: questa rimozione costa le prime 2 maschere. Vedi E-05.',
    'V-7.6.9':
      'Agente in una città neutrale: −1 per il suo proprietario e +1 per tutti gli altri, in annessioni e assedi. In una città di un altro giocatore: −1 se ad assediarla è il proprietario dell’agente, nessun effetto per gli altri. In una città propria: nessun effetto.',
    'V-7.6.10':
      'Di norma non c’è limite agli agenti in un palazzo. Regole della casa per chi comincia: «un agente nemico per palazzo», cioè al massimo uno nelle 5 sale, contando insieme tutti gli avversari del padrone di casa; oppure «un agente per palazzo», cioè al massimo uno in tutto. Il limite vale quando si colloca un agente nel palazzo o ve lo si sposta. Vedi E-10.',
    'V-7.6.11': 'Per gli agenti sulle alleanze vedi V-9.5.',
    'V-7.6.12': 'Non puoi riprendere in mano né rimuovere un tuo agente: puoi solo spostarlo.',
    'V-7.6.13':
      'Collocare o rimuovere un agente ha effetto subito, anche per chi non ha ancora svolto il suo turno di primavera.',

    'V-8.1.1': 'Hai un assedio davanti a ogni città che non controlli e dove hai truppe che non stanno ripiegando.',
    'V-8.1.2':
      'In ordine di turno ogni giocatore risolve tutti i suoi assedi, uno dopo l’altro, nell’ordine che preferisce. Un assedio non si può saltare né annullare, se non dopo aver vinto una battaglia campale (V-8.4.5).',

    'V-8.2.1': 'Ogni bonus si dichiara singolarmente e si paga subito.',
    'V-8.2.2':
      'Bonus possibili: un segnalino bonus militare (+1, già pagato, si scarta); un cortigiano con simboli guerra (+1 per simbolo, 1 fiorino per simbolo se così stampato, poi si esaurisce); Leonardo (+1, 1 fiorino, una volta per combattimento); Cannoni (+2, 1 fiorino, la tessera si esaurisce); l’alleanza con la Francia (+2, gratis, bonus usato).',
    'V-8.2.3':
      'La maggior parte dei bonus costa 1 fiorino: ogni simbolo guerra su una carta, Leonardo e Cannoni. Segnalini bonus militare, Francia e Fortificazione alla moderna in combattimento non costano nulla. Quali bonus costino è in parte ricostruito.',
    'V-8.2.4':
      'Possono usare bonus sia chi assedia sia chi difende, quest’ultimo anche senza truppe nella città e anche con i segnalini bonus militare presi in questa primavera. Una città neutrale non ha bonus. Regola della casa «segnalini solo per chi assedia»: il padrone di una città assediata non può usare segnalini; nelle battaglie campali non cambia nulla. Vedi E-09.',
    'V-8.2.5': 'Nello stesso combattimento non puoi usare due volte lo stesso bonus pagandolo due volte.',
    'V-8.2.6':
      'Comincia chi assedia, poi ci si alterna: quando tocca a te dichiari un bonus o passi. Quando entrambi passano uno dopo l’altro, il combattimento si risolve. Regola della casa «chi passa ha finito»: dopo aver passato non si può più dichiarare. Vedi E-15.',
    'V-8.2.7':
      'Chi non ha bonus utilizzabili passa automaticamente. Contro una città neutrale chi assedia dichiara semplicemente i bonus che vuole.',
    'V-8.2.8':
      'Un bonus è utilizzabile se la sua fonte è disponibile (un’alleanza: pronta e non bloccata) e se puoi pagarne i fiorini con la tesoreria e con quelli che in quel momento puoi incassare da altre fonti.',

    'V-8.3.1': 'La forza di chi assedia è pari alle sue truppe davanti alla città più i suoi bonus.',
    'V-8.3.2':
      'La forza della città è il valore base, −1 se vi è un agente di chi assedia. Città neutrale: +1 se vi è l’agente di un altro giocatore. Città controllata: più le truppe del padrone che vi si trovano e i suoi bonus (+2 con Fortificazione alla moderna).',
    'V-8.3.3': 'Chi assedia vince solo se la sua forza è strettamente maggiore.',
    'V-8.3.4':
      'Se vinci perdi 1 truppa se la forza finale della città, con tutti i modificatori, le truppe e i bonus, è 3 o più, e inoltre 1 truppa per ogni truppa che difende; mai più di quante ne hai. Tutte le truppe che difendono sono perse. La città è presa anche se nessuna tua truppa sopravvive.',
    'V-8.3.5': 'Per la conquista vedi V-8.6. Le truppe sopravvissute restano nella città.',
    'V-8.3.6':
      'Se la tua forza è pari o inferiore sei sconfitto: perdi subito 1 truppa e le altre che hai lì ripiegano (V-8.5). Chi difende non perde nulla.',
    'V-8.3.7':
      'Le truppe perse tornano nella riserva del loro proprietario, che può reclutarle già nell’inverno seguente.',

    'V-8.4.1':
      'Se, quando un giocatore risolve un assedio, davanti alla città ci sono anche truppe di un altro giocatore, diverso da chi la controlla, e quelle truppe non stanno ripiegando, prima si svolge una battaglia campale tra i due. È obbligatoria.',
    'V-8.4.2': 'La forza è data solo da truppe e bonus: il valore della città e gli agenti non contano.',
    'V-8.4.3':
      'I bonus seguono V-8.2; dichiara per primo il campione (V-8.4.8), che con due soli assedianti è il giocatore di turno. Si possono usare segnalini bonus militare, cortigiani, Cannoni, Francia e Leonardo; Fortificazione alla moderna no. Regola della casa «Leonardo solo negli assedi»: qui non si usa.',
    'V-8.4.4':
      'Se le forze sono diverse, chi perde perde tutte le sue truppe lì; chi vince ne perde altrettante, al massimo tutte quelle che ha.',
    'V-8.4.5':
      'Il vincitore, che sia o no il giocatore di turno, se ha ancora truppe e davanti alla città non ci sono altri rivali, decide subito: assediare ora la città oppure rinunciare. Se rinuncia, le sue truppe ripiegano senza perdite.',
    'V-8.4.6': 'Se le forze sono pari, ognuno perde 1 truppa e le altre di entrambi ripiegano.',
    'V-8.4.7':
      'Non si vincono trofei. I bonus usati sono spesi: non contano nell’assedio che segue e non vi si possono usare di nuovo. Chi ha usato Leonardo nella battaglia campale non può dunque usarlo nell’assedio che segue subito davanti a quella città.',
    'V-8.4.8':
      'Con tre o più assedianti il giocatore di turno è il campione e affronta gli altri uno alla volta, in ordine di turno a partire da chi lo segue; chi vince e ha ancora truppe è il campione contro il successivo. Dopo un pareggio, o se il vincitore non ha più truppe, non c’è campione: gli assedianti rimasti attendono che il prossimo di loro, in ordine di turno, risolva i suoi assedi e diventi campione. Un campione senza più rivali decide secondo V-8.4.5. Regola della casa «avversario a scelta»: il campione del momento sceglie chi affrontare (vedi R-18).',

    'V-8.5.1':
      'Dopo tutti gli assedi le truppe che ripiegano si ritirano, un giocatore dopo l’altro in ordine di turno.',
    'V-8.5.2': 'Via terra, gratis: in una città adiacente che in quel momento controlli.',
    'V-8.5.3':
      'Via mare: se la città assediata è un porto, in qualsiasi porto che controlli, pagando per ogni truppa tante navi quanto la distanza via mare (V-5.5.11). È permesso anche se potresti ritirarti via terra.',
    'V-8.5.4':
      'Ogni truppa può ritirarsi in una città diversa. Regola della casa «ritirata unita»: tutte le truppe che lasciano una stessa città, e a cui non rinunci, vanno nella stessa città.',
    'V-8.5.5':
      'Le truppe che non possono ritirarsi, o che scegli di non ritirare, sono perse e tornano nella tua riserva.',
    'V-8.5.6':
      'Le truppe di un giocatore che ripiegano da una stessa città formano una sola ritirata: un solo pagamento, una sola somma di navi per tutte. Con più città decidi tu l’ordine. Vedi R-35.',
    'V-8.5.7':
      'Una truppa si ritira una sola volta, direttamente nella città definitiva: non può combinare terra e mare né passare attraverso una tua città.',

    'V-8.6.1': 'Dopo la conquista si tolgono per prima cosa le truppe dello sconfitto nella città (V-8.3.4).',
    'V-8.6.2':
      'Poi il disco del conquistatore sostituisce quello dello sconfitto. Il disco tolto diventa un trofeo del conquistatore se non ne ha ancora uno di quel giocatore; altrimenti torna al suo proprietario.',
    'V-8.6.3':
      'La tessera della città passa, esaurita, nel dominio del conquistatore; se la città era neutrale viene dalla riserva comune.',
    'V-8.6.4':
      'Se nella città c’è una Cattedrale, la sua tessera la segue, esaurita; la pedina resta sulla città. Ogni tessera Cattedrale appartiene a una città precisa: passa di mano quella.',
    'V-8.6.5': 'L’agente che si trova nella città rimane.',
    'V-8.6.6':
      'I segnalini sul tracciato città si muovono così: prima quello dello sconfitto, poi quello del conquistatore. Vedi R-19.',
    'V-8.6.7': 'Se lo sconfitto controlla ora meno di 5 città, si applica subito V-9.2.12.',
    'V-8.6.8':
      'Puoi avere al massimo un trofeo per avversario; puoi comunque conquistare altre città dello stesso giocatore.',
    'V-8.6.9':
      'Chi resta senza città continua a giocare. Non può annettere, muovere truppe o reclutare, ma può fare tutto il resto. Vedi R-20.',

    'V-8.7.1':
      'Dopo gli assedi di tutti i giocatori, tutti i segnalini bonus militare tornano nella riserva comune. Vedi E-35.',
    'V-8.7.2':
      'Ogni volta che ottieni o perdi una città, il tuo segnalino va sulla casella corrispondente al numero delle tue città (8 vale 8 o più), in cima a quelli che vi si trovano. Se la casella non cambia, perché le città erano e restano 8 o più, il segnalino mantiene il suo posto nella pila.',
    'V-8.7.3': 'Da 5 città in su hai subito 1 casella cortigiano supplementare.',
    'V-8.7.4':
      'Dopo le ritirate si stabilisce il nuovo ordine di turno: dalla casella più alta alla più bassa e, su una stessa casella, dalla cima della pila al fondo.',
    'V-8.7.5': 'L’ordine delle pile sul tracciato mecenatismo non ha alcun effetto.',

    'V-9.1.1':
      'Per le tue truppe sulla mappa paghi in tutto: da 0 a 2 nulla, 3 o 4 truppe 1 fiorino, 5 o 6 truppe 2 fiorini.',
    'V-9.1.2':
      'Se non puoi o non vuoi pagare per intero, scegli quanto pagare (0 o 1) e congedi truppe a tua scelta finché le altre non sono pagate: con 1 fiorino ne restano esattamente 4, con 0 esattamente 2. Non sei obbligato a incassare fiorini per pagare.',

    'V-9.2.1': 'Le carte si spostano una alla volta, quante volte vuoi; nessuno spostamento è obbligatorio.',
    'V-9.2.2':
      'Una carta non può entrare in una sala dove ci sia il segnalino azione, un’indulgenza o un agente nemico, né uscirne.',
    'V-9.2.3':
      'Un cortigiano disponibile può andare in uno spazio azione vuoto (solo se la carta ha un’azione), nello spazio miglioramento vuoto di una sala con una carta azione, o su un’altra casella cortigiano libera.',
    'V-9.2.4': 'Un cortigiano esaurito non si può spostare.',
    'V-9.2.5':
      'Una carta che lascia una sala va, esaurita, su una casella cortigiano libera. Perciò in uno stesso inverno nessuna carta passa da una sala all’altra, e due cortigiani non possono scambiarsi direttamente.',
    'V-9.2.6':
      'Una sala ha uno spazio azione e uno spazio miglioramento, ciascuno per una carta. Una carta non può passare dall’uno all’altro nella stessa sala, con la sola eccezione di V-9.2.7. Regola della casa «scambio nella sala»: con uno spostamento puoi scambiare le due carte di una sala, oppure mettere un cortigiano con un’azione nello spazio azione facendo scivolare la carta che c’era nello spazio miglioramento vuoto; la nuova carta azione deve avere un’azione.',
    'V-9.2.7':
      'Una carta senza azione non può restare sola in una sala. Se la carta azione esce, una carta miglioramento che ha un’azione diventa carta azione; se non ne ha, lo spostamento è vietato.',
    'V-9.2.8':
      'Caselle cortigiano: a sinistra la 1 è base, la 2 e la 3 sono supplementari; a destra la 1 e la 2 sono base, la 3 è supplementare. Ognuna accoglie una carta. I numeri sono noti, la divisione delle supplementari tra i due lati è ricostruita.',
    'V-9.2.9':
      'Le caselle supplementari vengono da un Ducato, da Copernico, dal Principe e dal controllo di 5 o più città. Ne contano al massimo 3. Quale titolo ne dia una è ricostruito.',
    'V-9.2.10':
      'Le tue caselle supplementari non sono legate a un posto: in ogni momento puoi usare quelle che vuoi delle tre, mai più di quante ne hai, anche se hai caselle base vuote. La casella di un titolo vale anche se la tessera è esaurita.',
    'V-9.2.11':
      'Puoi liberare una casella cortigiano scartandone la carta, disponibile o esaurita: un notabile torna nella sua pila, una carta casata o Machiavelli esce dal gioco. È possibile in ogni passo del tuo turno d’inverno, e in primavera solo per collocare Machiavelli (V-7.2.7). Gli agenti ottenuti con la carta restano tuoi.',
    'V-9.2.12':
      'Quando perdi la quinta città e hai sulle caselle supplementari più carte di quante caselle ti restano, perdi subito una casella cortigiano a tua scelta. Sposti una di queste carte su una casella base libera (con la sua faccia, anche se esaurita) oppure la scarti; o ancora scarti una carta da una casella base e vi sposti una carta da una casella supplementare. Regola della casa «si perde una casella supplementare»: non puoi scartare per questo una carta da una casella base. Vedi R-37 ed E-20.',
    'V-9.2.13':
      'Una casella è utilizzabile se è base, oppure se è supplementare e, dopo lo spostamento, le carte sulle caselle supplementari non superano il numero di quelle che hai. È libera se è utilizzabile e non contiene carte.',
    'V-9.2.14': 'Una carta in una sala non si può scartare: deve prima uscirne verso una casella cortigiano (V-9.2.5).',
    'V-9.2.15':
      'Ottieni una casella supplementare nel momento in cui ne ottieni la fonte, anche in primavera, e la perdi solo per V-9.2.12: titoli e bonus mecenatismo non si perdono mai.',

    'V-9.3.1':
      'Puoi comprare quanti articoli diversi vuoi, notabili e tessere, al massimo uno per tipo in un inverno. I tipi sono i 12 notabili e le 6 tessere (Ducato, Principato, Regno, Repubblica, Corporazione e Cattedrale). Un’altra copia si può comprare in un inverno successivo, entro V-9.3.5. I costi sono ricostruiti.',
    'V-9.3.2':
      'Tutti gli acquisti sono simultanei: niente di ciò che compri questo inverno può pagare un acquisto di questo inverno. Fino alla fine del tuo turno d’inverno i suoi simboli, fiorini compresi, non servono a nient’altro. Regola della casa «acquisti subito utilizzabili»: possono servire per reclutare e per l’alleanza. Vedi E-37.',
    'V-9.3.3':
      'I notabili comprati vanno, disponibili, su una casella cortigiano libera o liberata, a tua scelta. Puoi scartare un cortigiano usato per pagare per far posto. Un notabile che non puoi collocare non si può comprare.',
    'V-9.3.4': 'Le tessere comprate entrano nel dominio disponibili; le Cattedrali esaurite.',
    'V-9.3.5':
      'Puoi possedere al massimo un Cardinale, una Corporazione, un Ducato, un Principato e, tra Regno e Repubblica, uno solo dei due. Conta tutto ciò che hai nel palazzo e nel dominio.',
    'V-9.3.6':
      'Puoi comprare solo il Ducato e il Principato con il tuo stemma; quelli delle dinastie assenti restano inutilizzati. Di Regni e Repubbliche ci sono 2 copie ciascuno per tutti i giocatori.',
    'V-9.3.7':
      'Per comprare una Cattedrale devi controllare una città di valore base 3 o 4 senza Cattedrale: la scegli e vi metti una pedina. Le Cattedrali sono 5 in tutto.',
    'V-9.3.8':
      'Una carta con il simbolo agente ti fa ottenere 1 agente, che va in mano e si può usare dalla primavera seguente, se ne hai ottenuti meno di 5.',
    'V-9.3.9':
      'Un notabile appena scartato si può ricomprare nello stesso inverno, se è stato scartato prima dell’annuncio degli acquisti.',
    'V-9.3.10':
      'Una sola volta per inverno: (1) annunci tutti gli articoli insieme, e ora si verificano riserve e limiti (V-2.6, V-9.3.1, V-9.3.5); (2) paghi la somma di tutti i costi con un unico pagamento (V-5.3.2); (3) prendi le tessere e collochi la Cattedrale; (4) collochi i notabili uno alla volta; (5) prendi gli agenti ottenuti.',
    'V-9.3.11':
      'La casella di un Ducato comprato ora può accogliere un notabile comprato ora: le tessere vengono prima. Vedi R-36.',
    'V-9.3.12':
      'Nel passo (4) ogni notabile va su una casella libera; per liberarne una puoi scartare un cortigiano, anche se un’altra è libera, ma non una carta comprata nello stesso inverno. Un acquisto è valido solo se tutti i suoi notabili trovano posto: quindi al massimo 3 più le caselle supplementari.',
    'V-9.3.13':
      'Una carta scartata nel passo (4) è tua fino a quel momento: conta per i limiti del passo (1) e i suoi simboli possono pagare nel passo (2).',

    'V-9.4.1':
      'Metti truppe dalla tua riserva nelle città che controlli, quante vuoi, fino a un massimo di 6 sulla mappa.',
    'V-9.4.2':
      'Ogni truppa costa 1 fiorino in una tua città iniziale (con il tuo stemma) e 3 fiorini in ogni altra città.',
    'V-9.4.3':
      'Una città iniziale in mano a un avversario non serve al suo vecchio padrone; per il nuovo costa 3. Se viene riconquistata, costa di nuovo 1. Roma senza stemma (in 3 o 4 giocatori) costa 3 per tutti.',

    'V-9.5.1':
      'Puoi concludere o sottrarre una sola alleanza per inverno. Puoi averne più di una; ogni grande potenza ha al massimo un alleato.',
    'V-9.5.2': 'Potenza senza alleato: paghi il costo stampato; se vi hai un agente, 1 simbolo in meno a tua scelta.',
    'V-9.5.3':
      'Potenza alleata di un avversario: solo chi vi ha un proprio agente può sottrargliela, pagando il costo intero. Il vecchio alleato riprende il suo disco.',
    'V-9.5.4': 'L’agente rimane. Dopo aver concluso o sottratto un’alleanza il bonus è pronto.',
    'V-9.5.5':
      'Se su una tua alleanza c’è un agente nemico, non puoi usarne il bonus, e alla fine non ti dà né il punto prestigio né, nel caso del Sacro Romano Impero, la croce.',
    'V-9.5.6': 'Un bonus usato si riattiva con Governare (V-7.1.1).',
    'V-9.5.7':
      'Francia: costa 1 corona e 3 cavallerie; bonus +2 in un assedio o in una battaglia campale. Impero Ottomano: costa 1 corona e 3 navi; bonus 2 navi per Annettere, Guerreggiare, Commerciare o una ritirata. Sacro Romano Impero: costa 3 corone e 1 croce; bonus 1 croce per un’azione (Governare o Proteggere le arti), per gli acquisti o per togliere un’indulgenza, e alla fine conta come 1 croce anche se usato. I costi di Francia e Sacro Romano Impero sono ricostruiti.',
    'V-9.5.8':
      'Un agente nemico su un’alleanza che nessuno ha concluso non impedisce a nessuno di concluderla; il nuovo alleato è però bloccato da V-9.5.5.',
    'V-9.5.9':
      'Non puoi concludere né sottrarre un’alleanza che hai già. Un’alleanza finisce solo quando viene sottratta.',
    'V-9.5.10':
      'Senza un tuo agente sul posto non puoi sottrarre l’alleanza di un avversario, a nessun prezzo. Se l’agente viene rimosso, perdi questo diritto.',
    'V-9.5.11': 'Il simbolo risparmiato con V-9.5.2 può essere uno qualsiasi del costo stampato, anche la corona.',

    'V-9.6.1':
      'In qualsiasi momento del tuo inverno puoi chiedere un’indulgenza secondo V-6.3; la carta va subito sulla sala del segnalino azione.',
    'V-9.6.2':
      'Solo nel tuo turno d’inverno: i 3 fiorini in qualsiasi momento, anche prima del soldo; la corona solo dentro il pagamento degli acquisti o dell’alleanza (V-6.3.11).',

    'V-10.1.1':
      'Alla fine della primavera, dopo V-8.7.4, si verifica se (a) non restano città neutrali in gioco, (b) un giocatore controlla 8 o più città, (c) un giocatore è al grado 5 del tracciato mecenatismo.',
    'V-10.1.2':
      'Se una delle condizioni è vera, tutti giocano per intero questo inverno e poi la partita finisce, senza un’altra primavera. Dopo l’inverno non si verifica di nuovo: l’inverno non può cambiare nessuna delle tre.',
    'V-10.1.3': 'Raggiungere 8 città e perderne una prima della fine della primavera non fa finire la partita.',
    'V-10.1.4': 'Per la condizione (a) i porti pirata contano come città neutrali, le città chiuse no.',
    'V-10.1.5':
      'Le regole stampate non limitano il numero di anni. Qui la partita finisce al più tardi dopo l’inverno dell’anno 30, perché un tavolo in cui nessuno può più agire non continui all’infinito; nessuna partita fra giocatori che vogliono vincere dura tanto. Regola della casa «limite di anni»: un altro anno, oppure nessun limite.',

    'V-10.2.1':
      'Città: secondo la casella da 0 a 8 del tracciato, 0, 0, 0, 1, 2, 3, 4, 5, 6 punti prestigio. Chiunque sia sulla casella occupata più alta riceve +1. Gli estremi, 0 e 6, sono noti; i valori intermedi sono ricostruiti.',
    'V-10.2.2':
      'Mecenatismo: secondo il grado da 0 a 5, 0, 1, 1, 2, 2, 3 punti. Chiunque sia sul grado occupato più alto riceve +1. Gli estremi, 0 e 3, sono noti; i valori intermedi sono ricostruiti.',
    'V-10.2.3':
      'Carte e tessere: i punti stampati sulle carte nel palazzo, sulle tessere nel dominio e sui bonus mecenatismo, disponibili o esauriti. Il punto di una Cattedrale è quello stampato sulla sua tessera: si conta una volta sola. Quasi tutti questi valori sono ricostruiti; quelli di Cattedrale e Colombo sono noti.',
    'V-10.2.4': 'Influenza religiosa: vedi V-10.3.',
    'V-10.2.5': 'Trofei: 2 punti ciascuno.',
    'V-10.2.6': 'Alleanze: 1 punto per ognuna senza agente nemico, pronta o usata.',
    'V-10.2.7': 'Indulgenze nel palazzo: −1 punto ciascuna.',

    'V-10.3.1':
      'Conti le croci su tutte le carte del palazzo, nelle sale e sulle caselle cortigiano, e su tutte le tessere del dominio, da qualsiasi faccia. Si aggiungono +1 per il Sacro Romano Impero se non è bloccato, +1 per Il Duomo e +2 per la Cappella Sistina.',
    'V-10.3.2':
      'I punti, per croci decrescenti: in 3 giocatori 4, 2, 0; in 4 giocatori 4, 2, 1, 0; in 5 giocatori 4, 2, 1, 0, 0.',
    'V-10.3.3':
      'I giocatori a pari merito ricevono ciascuno i punti della posizione subito sotto la più alta che condividono; il seguente riceve i punti della sua posizione effettiva. Due primi a pari merito: 2 punti ciascuno e il seguente 1 (in 4 o 5 giocatori).',
    'V-10.3.4': 'Tre primi a pari merito ricevono 2 punti ciascuno; il seguente è quarto.',
    'V-10.3.5': 'Se la posizione condivisa è l’ultima, valgono i suoi punti, cioè 0.',
    'V-10.3.6': 'Conta ogni croce di un bassorilievo, anche se questo mostra più tipi di simboli.',
    'V-10.3.7':
      'Non occorre un numero minimo di croci. Regola della casa «niente punti senza croci»: chi ha 0 croci riceve 0 punti. Vedi R-21.',
    'V-10.3.8':
      'Per trovare i tuoi punti, conta i giocatori con più croci di te: altrettante posizioni di V-10.3.2 sono sopra la tua. Se nessun altro ha le tue stesse croci ricevi i punti della tua posizione, altrimenti quelli della posizione subito sotto, ma mai oltre l’ultima.',

    'V-10.4.1':
      'Vince chi ha più punti prestigio. A parità vince chi ha più corone sulle proprie carte e tessere del dominio, da qualsiasi faccia; le sale stampate, Michelangelo e le alleanze non contano. Se la parità resta, la vittoria è condivisa.',
    'V-10.4.2':
      'Gli altri posti seguono lo stesso confronto, punti e poi corone; chi è pari in entrambi condivide il posto.',
  },
  rulings: {
    'R-01': 'I fiorini della banca possono finire? No: i regolamenti non trattano mai il denaro come un bene limitato.',
    'R-02':
      'Gli 11 segnalini bonus militare possono finire? Sì: sono un componente contato che si prende da una riserva, quindi il limite è reale.',
    'R-03':
      'Le 10 carte indulgenza possono finire? Sì, il limite è reale come per i segnalini bonus militare: se non ne restano, nessuno può chiederne.',
    'R-04':
      'Che cosa succede se a un giocatore mancano i dischi di controllo? Non è un limite: 18 dischi coprono ogni situazione che si presenta in pratica.',
    'R-05':
      'Una fonte tornata disponibile si può usare di nuovo nella stessa stagione? Sì, e anche con un altro tipo di simbolo: a proposito di Governare i regolamenti permettono di incassare i fiorini di una tessera e poi di ripristinarla.',
    'R-06':
      'Come si contano i simboli durante un’azione? Come una somma comune da cui si spende fino alla fine dell’azione; ciò che resta è perso. Il risultato è quello descritto dai regolamenti.',
    'R-07':
      'Devi usare i bassorilievi della sala prima degli altri? No: è un consiglio. Non si esauriscono, quindi in ogni caso ti conviene.',
    'R-08':
      'Ricevi i fiorini delle carte nella sala se l’azione non costa fiorini, o se non ha effetto? Sì nel primo caso, purché l’azione abbia almeno un effetto; no nel secondo, perché un’azione senza effetto non è stata svolta.',
    'R-09':
      'Che cosa vuol dire incassare «in qualsiasi momento»? Qui puoi farlo nei momenti elencati in V-5.4.5: basta così, perché altrove aspettare non ti fa perdere nulla.',
    'R-10':
      'La croce del Sacro Romano Impero può pagare un’alleanza? No: i regolamenti nominano soltanto azioni, acquisti e indulgenze da togliere.',
    'R-11':
      'La corona di un’indulgenza può servire a togliere un’altra indulgenza? No: è destinata al costo dell’azione.',
    'R-12':
      'I fiorini di un’indulgenza, o di un cortigiano che torna disponibile lungo il percorso, possono pagare il movimento del segnalino? No: l’indulgenza è legata alla sala raggiunta, e il movimento si paga prima di eseguirlo.',
    'R-13':
      'Puoi chiedere un’indulgenza se la sala è bloccata da un agente? Sì, per 3 fiorini: solo una carta indulgenza nella sala lo impedisce.',
    'R-14':
      'L’azione è obbligatoria? No. Il testo francese dice che si può svolgerla; quelli ceco e tedesco usano l’imperativo. Qui seguiamo il francese.',
    'R-15':
      'Puoi riattivare il bonus di un’alleanza bloccata da un agente nemico? Sì: l’agente impedisce di usare il bonus, non di riattivarlo.',
    'R-16':
      'E se scegli Machiavelli senza avere una casella libera, o se lo scarti? Devi prima scartare un cortigiano; e Machiavelli, una volta scartato, esce dal gioco, perché non ha una pila in cui tornare.',
    'R-17':
      'Puoi annettere una città neutrale assediata da un altro? Sì: finché l’assedio non è risolto la città è ancora neutrale. L’assedio si combatte poi contro di te.',
    'R-18':
      'Come si combatte con tre assedianti? In ordine di turno, con un campione (V-8.4.8): le edizioni non stabiliscono un ordine. Regola della casa «avversario a scelta»: il campione del momento sceglie il prossimo avversario.',
    'R-19':
      'In una conquista quale segnalino si muove per primo sul tracciato città? Quello dello sconfitto: così, se finiscono sulla stessa casella, il conquistatore sta in cima.',
    'R-20': 'Chi perde tutte le città è eliminato? No, resta in gioco: nessuna regola lo esclude.',
    'R-21':
      'Chi non ha croci partecipa alla classifica religiosa? Sì: nessuna edizione chiede un minimo. Regola della casa «niente punti senza croci»: chi ha 0 croci riceve 0 punti.',
    'R-22': 'I mari davanti alle città chiuse si possono attraversare? Sì: sono chiuse le città, non i mari.',
    'R-23':
      'Se un cortigiano ha più simboli guerra, si dichiarano uno alla volta? No: una dichiarazione usa l’intero bassorilievo, pagando i fiorini di ogni simbolo. Con le carte usate qui non capita: nessuna ne ha più di uno.',
    'R-24':
      'Che cosa succede oltre le 8 città? Il tracciato si ferma alla casella 8: chi ne ha 8 o più è considerato pari, per il +1 finale e per l’ordine di turno, in cui decide la pila.',
    'R-25': 'Puoi riorganizzare una sala in cui c’è un tuo agente? Sì: solo gli agenti nemici la bloccano.',
    'R-26': 'Si può mettere un agente su una città chiusa? No: una città chiusa non esiste per nessuna regola.',
    'R-27':
      'Se perdi una carta con il simbolo agente perdi anche l’agente? No: l’agente si ottiene al momento dell’acquisto e resta tuo.',
    'R-28':
      'Chi dichiara per primo in una battaglia campale? Il giocatore di turno o, con più di due assedianti, il campione: come chi assedia in un assedio.',
    'R-29': 'Puoi congedare truppe in inverno di tua volontà? Solo non pagandone il soldo (V-9.1.2); in altro modo no.',
    'R-30':
      'Se tutti sono al grado 0 del tracciato mecenatismo, chi riceve il +1 del più avanzato? Tutti, secondo la lettera della regola; la classifica non cambia.',
    'R-31':
      'In quale ordine si svolge la preparazione? Prima il primo giocatore, poi le dinastie: serve a chi sceglie in ordine di turno. I regolamenti nominano il primo giocatore per ultimo, ma senza conseguenze.',
    'R-32':
      'Puoi usare più fonti di quante ne servano? No, non vengono proposte: non ci guadagneresti nulla. L’ordine in cui le scegli non conta.',
    'R-33':
      'Quando si chiede l’indulgenza in primavera? Nel proprio turno e prima dell’azione. In tutte le edizioni la carta si colloca dopo l’azione, e in quella tedesca il guadagno si prende prima; un momento più tardo darebbe un vantaggio solo negli assedi.',
    'R-34':
      'Governare può riattivare il bonus che ha pagato questa stessa azione? No: vale ciò che vale per le tessere (V-7.1.3), e non ci si guadagnerebbe nulla.',
    'R-35':
      'Che cosa conta come un solo pagamento in una ritirata? Tutte le truppe di un giocatore davanti a una stessa città: le navi dell’Impero Ottomano si usano insieme e i simboli si spendono subito.',
    'R-36':
      'La casella di un Ducato può accogliere un notabile comprato nello stesso inverno? Sì: i regolamenti escludono solo le risorse di ciò che si compra, e una casella non è una risorsa.',
    'R-37':
      'Quando perdi una città, puoi liberare una casella base per salvare una carta su una casella supplementare? Sì: la casella persa la scegli tu, quindi puoi scartare una carta da una casella base e mettervi quella. Regola della casa «si perde una casella supplementare»: si decide soltanto di una carta che si trova su una casella supplementare.',
    'R-38':
      'Puoi spostare i cortigiani all’infinito? In un inverno puoi spostare carte da una casella cortigiano a un’altra fino a 12 volte. Con la regola della casa «scambio nella sala» conta anche lo scambio delle due carte di una sala. Nessuna disposizione sulle sei caselle richiede tante mosse: il limite garantisce solo che ogni inverno finisca.',
    'R-39':
      'Una sola azione Governare può ripristinare due volte la stessa tessera, se nel frattempo se ne incassano i fiorini? No. Ogni tessera si ripristina al massimo una volta per azione: tutte le edizioni parlano di incassare subito prima di governare, e altrimenti una sola tessera ricca di fiorini sarebbe una fonte inesauribile.',
    'E-01':
      'Quante indulgenze si possono chiedere? Edizione francese: una per stagione; ceca e tedesca: una per anno. Qui una per anno. Regola della casa «indulgenza a ogni stagione»: la lettura francese, che in pratica non cambia nulla (V-6.3.2).',
    'E-02':
      'Dove vanno i fiorini in eccesso delle carte nelle sale? Edizioni francese e tedesca: nella tesoreria; ceca: sono persi. Qui vanno nella tesoreria. Regola della casa «fiorini in eccesso persi»: la lettura ceca.',
    'E-03':
      'Quante sono le caselle cortigiano? Edizioni francese e tedesca: 6; quella ceca scrive 5, ma ne descrive 3 disponibili e 3 più chiare. Qui sono 6: il 5 è una svista.',
    'E-04':
      'Quanti tipi di simboli ci sono? L’edizione francese ne annuncia 9 ma ne elenca 8; la ceca e la tedesca dicono 8. Qui sono 8.',
    'E-05':
      'Come ti liberi di un agente nemico nella tua sala Tramare? Edizioni francese e tedesca: lo rimuove la prima maschera; ceca: servono la maschera stampata e un’altra. Qui basta 1 maschera. Regola della casa «due maschere per liberare la sala»: la lettura ceca.',
    'E-06':
      'Dove ci si ritira da Spoleto? Nell’esempio delle edizioni francese e tedesca a Firenze, in quello della ceca a Perugia. Sono giusti entrambi: sul lato 3/4 della mappa c’è una strada tra Firenze e Spoleto, sul lato 2/5 in mezzo c’è Perugia.',
    'E-07':
      'Come si chiama il porto dell’esempio di annessione? L’edizione francese dice Latina, la ceca e la tedesca Terracina. Qui è Terracina: Latina fu fondata nel 1932.',
    'E-08':
      'Quanti agenti all’inizio? Le edizioni ceca e tedesca ne danno 3 a Napoli e a Roma; la francese dice lo stesso, ma per Roma solo nel capitolo sui 5 giocatori. Qui Napoli e Roma ne hanno 3, gli altri 2.',
    'E-09':
      'Chi difende può usare segnalini bonus militare? L’edizione francese nomina solo chi assedia, la ceca e la tedesca anche chi difende. Qui può. Regola della casa «segnalini solo per chi assedia»: la lettura francese.',
    'E-10':
      'Che cosa dice la regola facoltativa per chi comincia? Edizioni francese e tedesca: un solo agente nemico per palazzo; ceca: un solo agente. Qui non si applica. Regole della casa «un agente nemico per palazzo» e «un agente per palazzo»: le due letture.',
    'E-11':
      'Quando vale il limite di un tipo per bassorilievo? Edizioni francese e tedesca: per stagione; ceca: per ogni pagamento. Qui vale V-5.2. In pratica non c’è differenza, se non per una fonte tornata disponibile nella stessa stagione (R-05).',
    'E-12':
      'Dopo il movimento l’azione è facoltativa? L’edizione francese dice che puoi svolgerla, la ceca e la tedesca che la svolgi. Qui è facoltativa (R-14).',
    'E-13':
      'Se ti fermi su un’indulgenza senza toglierla, quando puoi chiederne un’altra? Edizioni francese e ceca: non in questa stagione; tedesca: non in questo anno. Qui non in questo anno: la sala resta coperta, quindi le tre letture coincidono.',
    'E-14':
      'Servono navi per annettere un porto che è anche adiacente? Edizioni ceca e tedesca: il mare è un’alternativa alla strada; la frase francese si può leggere come se le navi servissero sempre. Qui per strada non servono. Regola della casa «porti solo via mare»: la lettura alla lettera del francese.',
    'E-15':
      'Quando finisce l’alternanza dei bonus? Edizioni francese e ceca: quando entrambi hanno passato; tedesca: quando passano uno dopo l’altro. Qui vale la tedesca, e chi ha passato può dichiarare di nuovo se l’altro dichiara. Regola della casa «chi passa ha finito»: una lettura più severa delle altre due.',
    'E-16':
      'Quando avvengono le ritirate? L’edizione francese le elenca nell’assedio, ma nel capitolo sulle battaglie dice «alla fine»; la ceca alla fine della stagione; la tedesca dopo tutti gli assedi. Qui dopo tutti gli assedi.',
    'E-17':
      'Che cosa succede a un secondo trofeo dello stesso giocatore? Edizioni francese e ceca: non si conserva; tedesca: il disco viene restituito. Qui viene restituito.',
    'E-18':
      'Se rinunci all’assedio dopo aver vinto una battaglia campale, perdi truppe? L’edizione francese parla solo di ritirata, la ceca e la tedesca precisano che è senza perdite. Qui senza perdite.',
    'E-19':
      'Tra quanti giocatori si combatte una battaglia campale? L’edizione francese parla di più giocatori, la ceca e la tedesca di due. Qui si combatte sempre in due; per tre o più assedianti vale V-8.4.8.',
    'E-20':
      'Quale casella perdi scendendo sotto le 5 città? Edizioni francese e tedesca: una a tua scelta; ceca: una delle più chiare, cioè una supplementare. Qui la scegli tu. Regola della casa «si perde una casella supplementare»: la lettura ceca.',
    'E-21':
      'Chi è il primo giocatore? Edizione francese: chi è stato in Italia per ultimo; ceca: in Italia o a Roma, o con un altro metodo; tedesca: in Italia, o a caso. Qui è sorteggiato. Regola della casa «primo giocatore scelto»: lo indica chi apre il tavolo.',
    'E-22':
      'Come si collocano le carte casata? Edizioni francese e tedesca: liberamente; ceca: tutti nello stesso momento. Qui nello stesso momento. Regola della casa «casate in ordine di turno»: uno dopo l’altro.',
    'E-23':
      'Le Corporazioni fanno parte della preparazione? Solo l’edizione tedesca le elenca; la francese e la ceca no. Qui si dispongono con le altre tessere.',
    'E-24':
      'Quando si verifica la fine della partita? Edizioni francese e ceca: il riassunto dice alla fine dell’anno, il capitolo alla fine della primavera; tedesca: alla fine della primavera. Qui alla fine della primavera; il risultato è lo stesso.',
    'E-25':
      'Quanto costa il movimento composto dell’esempio di guerra? Edizione francese: 1 cavalleria e 1 nave; ceca e tedesca: 1 cavalleria e 2 navi. È solo un esempio: qui si paga sempre la distanza effettiva.',
    'E-26':
      'Con un solo simbolo Governare ripristina tessere e riattiva anche un’alleanza? Le edizioni francese e ceca dicono che con 1 simbolo si può «anche» riattivare un’alleanza; la tedesca precisa che ogni simbolo fa una delle due cose. Qui una delle due per simbolo.',
    'E-27':
      'In quanti si gioca? Le copertine francese e ceca dicono da 3 a 5, quella tedesca da 2 a 5. Queste regole sono per 3–5 giocatori: la partita in 2 ha un regolamento a parte, che qui non si usa.',
    'E-28':
      'Il soldo è per truppa o in tutto? Le edizioni francese e tedesca danno una cifra per fascia, la ceca precisa «in tutto, non per truppa». Qui in tutto.',
    'E-29':
      'Quali tessere danno caselle cortigiano? Le edizioni francese e tedesca parlano di titoli, la ceca genericamente di tessere. Qui i titoli, e precisamente il Ducato (V-9.2.9).',
    'E-30':
      'In inverno si recluta prima o dopo gli acquisti? In tutte e tre le edizioni il riassunto di una riga nomina prima il reclutamento, mentre i capitoli mettono prima gli acquisti. Qui valgono i capitoli.',
    'E-31':
      'Come si chiamano i due tipi di bonus mecenatismo? Edizione francese: artista e opera; ceca e tedesca: personalità e opera. Qui personaggio e opera.',
    'E-32':
      'Dove si mette un agente su un’alleanza? Edizione francese: di solito a destra, o sul proprio disco; ceca: a destra, sul disco o a sinistra; tedesca: a destra o a sinistra. È solo una questione di aspetto: nessuna regola ne dipende.',
    'E-33':
      'Che cosa può pagare per togliere un’indulgenza? L’edizione francese nomina i cortigiani, la ceca e la tedesca cortigiani e tessere. Qui cortigiani e tessere.',
    'E-34':
      'Quando si toglie un’indulgenza? Edizione francese: dopo il movimento e prima dell’azione; ceca: attraversando la sala o fermandovisi; tedesca: appena la sala è attraversata o raggiunta. Qui dopo il movimento; in tutte e tre possono pagare i cortigiani tornati disponibili con esso.',
    'E-35':
      'Quando si perdono i segnalini bonus militare non usati? Edizione francese: dopo tutti gli assedi; ceca: dopo i propri; tedesca: dopo quelli di tutti i giocatori. Qui dopo tutti: altrimenti chi gioca per primo non potrebbe usarli in difesa (V-8.2.4).',
    'E-36':
      'Che ne è del bonus di un’alleanza dopo l’uso? Edizione francese: non disponibile finché non viene riattivato; ceca: in un punto «quando l’alleanza finisce», altrove come la francese; tedesca: disattivato. Qui non è disponibile finché non viene riattivato.',
    'E-37':
      'I simboli di ciò che compri si possono usare nello stesso inverno? Edizione francese: non per gli acquisti; ceca e tedesca: nella stessa stagione non servono nemmeno ad altro. Qui non prima della fine del tuo turno d’inverno. Regola della casa «acquisti subito utilizzabili»: la lettura francese, per reclutare e per l’alleanza.',
    'E-38':
      'I bonus usati in una battaglia campale contano nell’assedio che segue? Edizione francese: non vi si applicano; ceca e tedesca: sono spesi e non si possono usare. Qui sono spesi. Conta solo per Leonardo: tutti gli altri sono comunque esauriti (V-8.4.7).',
    'E-39':
      'Quando comincia una battaglia campale? Edizione francese: prima dell’assedio; ceca e tedesca: quando il primo dei due, in ordine di turno, risolve il suo assedio. Qui come nella ceca e nella tedesca.',
  },
};
