/** The rulebook of De Vulgari Eloquentia in German, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'D-1': 'Allgemeines',
    'D-2': 'Spielaufbau',
    'D-3': 'Ereignisse',
    'D-4': 'Almosen',
    'D-5': 'Zugreihenfolge',
    'D-6': 'Aktionen: Überblick',
    'D-7': 'Reisen',
    'D-8': 'Was die Zonen bieten',
    'D-9': 'Manuskripte',
    'D-10': 'Würfel nehmen',
    'D-11': 'Psalter und Kleinhandel',
    'D-12': 'Rätsel von Verona',
    'D-13': 'Bote',
    'D-14': 'Orient',
    'D-15': 'Sonnengesang',
    'D-16': 'Päpstliche Bibliothek',
    'D-17': 'Rast',
    'D-18': 'Ordensbrüder und Kardinäle',
    'D-19': 'Stupor Mundi',
    'D-20': 'Spielende',
    'D-21': 'Die Wahl',
    'D-22': 'Volgare-Punkte',
    'D-23': 'Der Sieger',
  },
  rules: {
    'D-1.1':
      'Gespielt werden höchstens 16 Runden. Jede hat vier Phasen in dieser Folge: Ereignisse, Almosen, Zugreihenfolge, Aktionen.',
    'D-1.2':
      'Du bist immer genau eines von dreien: Kaufmann, Ordensbruder oder Kardinal. Der Weg führt nur aufwärts, vom Kaufmann zum Ordensbruder und vom Ordensbruder zum Kardinal.',
    'D-1.3':
      'Gerechnet wird in ganzen Dukaten, und niemand hat je weniger als 0. Wie viele jemand hat, können alle jederzeit sehen (siehe Q-2).',
    'D-1.4':
      'Auf jeder Leiste bilden die Scheiben eines Feldes einen Stapel. Wer auf einem Feld ankommt, ob von hinten oder von vorn, legt seine Scheibe dort obenauf. Ziehst du mehrere Felder weit, zählt nur das Zielfeld; verlässt du einen Stapel, ändert sich für die anderen darin nichts.',
    'D-1.5':
      'Weiter vorn liegt auf jeder Leiste, wer das höhere Feld erreicht hat, und auf demselben Feld, wessen Scheibe weiter unten liegt. Auf der Wissensleiste sind damit immer alle Spieler eindeutig gereiht. Auf den sechs anderen Leisten beginnst du vor dem ersten Feld; dort bist du noch nicht auf der Leiste und mit niemandem gereiht.',
    'D-1.6':
      '„Mehr Wissen“ heißt immer: auf der Wissensleiste nach D-1.5 weiter vorn. Das gilt für jeden Gleichstand, den das Wissen entscheidet (siehe Q-27).',
    'D-1.7':
      'Für jeden Punkt Wissen rückt deine Scheibe ein Feld vor, höchstens bis zum letzten Feld der Leiste. Kommt sie dabei nicht vom Fleck, behält sie ihren Platz im Stapel (siehe Q-24).',
    'D-1.8':
      'Die Wissensleiste hat 92 Felder, 0 bis 91. Stufe 1 gilt ab Feld 0, Stufe 2 ab 13, Stufe 3 ab 26, Stufe 4 ab 39, Stufe 5 ab 52, Stufe 6 ab 65, Stufe 7 ab 78 und Stufe 8 auf Feld 91. Deine Wissensstufe zählt in dem Augenblick, in dem sie gebraucht wird; durch Kardinal Shlasinger kann sie sinken.',
    'D-1.9':
      'Hinter deinen Sichtschirm kommen Politiker, Adelige und Äbtissinnen, sobald du sie nimmst, Schreiber dagegen erst, wenn du sie in einer Abtei dorthin legst (D-8.18). Bis dahin liegen sie vor dem Sichtschirm. Hausregel „Offene Sichtschirme“: Würfel und Manuskripte aller Spieler sind sichtbar (siehe Q-28).',
    'D-1.10': 'Stimmen der Würfel: Politiker 3, Adeliger 2, Äbtissin 1, Schreiber 0.',

    'D-2.1':
      'Stupor Mundi, die Ereigniskarte 10, kommt auf Runde 10 und eine ausgeloste der Karten 1 bis 9 auf Runde 1; von ihr an liegen auf den Runden 2 bis 9 die weiteren Nummern aufsteigend, auf die 9 folgt die 1. Alle liegen offen, Runde 11 bleibt leer. Von den fünf Papstkarten kommt je eine verdeckt auf die Runden 12 bis 16, von den fünf Sonnengesangskarten je eine offen an jede Franziskanerstadt. In den Beutel kommen bei 2 / 3 / 4 / 5 Spielern 3 / 6 / 8 / 11 Politiker, 5 / 5 / 7 / 7 Adelige, 14 / 16 / 17 / 20 Äbtissinnen und 6 / 8 / 10 / 11 Schreiber. Daraus werden für jede der Runden 1 bis 7 zufällig 4 / 5 / 6 / 7 Würfel gezogen; danach ist der Beutel leer. Die Manuskripte werden nach Stufen gemischt und von jeder Stufe 1 / 2 / 3 / 4 Karten aufgedeckt; Lingua Volgare liegt vorerst beiseite. Die 8 Karten der Päpstlichen Bibliothek bilden einen verdeckten Stapel, alle fünf Ordensbrüder und alle fünf Kardinäle liegen offen aus. Jeder beginnt als Kaufmann mit 10 Dukaten, 20 Scheiben und einer Figur. Das Los bestimmt die Zugreihenfolge; in umgekehrter Reihenfolge wählt dann jeder eine Startstadt und legt ebenso eine Scheibe auf Feld 0 der Wissensleiste. Die Scheibe des Letzten liegt dort zuunterst, die des Ersten zuoberst. Der Rundenmarker steht auf Runde 1.',
    'D-2.2':
      'In jeder Startstadt beginnt höchstens ein Spieler. Später dürfen beliebig viele Figuren in derselben Zone stehen.',
    'D-2.3':
      'Startstädte sind Turin, Vicenza (an einer Stelle der gedruckten Regel Verona genannt), Ancona, Tarent und Catania (siehe Q-29).',

    'D-3.1': 'Ab der 2. Runde rückt der Rundenmarker zu Beginn der Phase auf die nächste Runde vor.',
    'D-3.2':
      'In den Runden 1 bis 10 kommt die Ereigniskarte der Runde offen in ihre Zone. Dort bleibt sie nutzbar, bis jemand sie einmal nutzt oder das Spiel endet (siehe Q-26).',
    'D-3.3': 'Runde 11 bringt keine Karte.',
    'D-3.4': 'In den Runden 12 bis 16 wird die Papstkarte der Runde aufgedeckt (siehe D-20).',
    'D-3.5':
      'Danach, ab der 2. Runde, kehren alle Würfel, die noch auf den Aktionsfeldern liegen, gemeinsam nach D-3.8 auf die Rundentafel zurück. Die erste mögliche Zeile ist dabei die der neuen Runde; ab Runde 8 kann ein liegen gebliebener Würfel also sofort wieder im Angebot sein (siehe Q-9).',
    'D-3.6':
      'Dann kommen alle Würfel aus der Zeile der neuen Runde, nach Farben getrennt, auf die vier Aktionsfelder: Sie sind das Angebot dieser Runde. Es sind höchstens zwei mehr, als Spieler mitspielen, ab Runde 8 womöglich weniger (siehe Q-37).',
    'D-3.7':
      'Dann wird von jeder Stufe, bei der Manuskripte fehlen, nachgezogen, bis eines weniger offen liegt, als Spieler mitspielen, oder der Stapel leer ist. Zu keinem anderen Zeitpunkt werden Manuskripte ergänzt.',
    'D-3.8':
      'So kehren Würfel auf die Rundentafel zurück: zuerst Politiker, dann Adelige, Äbtissinnen und Schreiber. Jeder kommt in die erste mögliche Zeile mit freiem Platz; ist sie voll, folgen die späteren bis zur Zeile 16. In eine Zeile passen zwei Würfel mehr, als Spieler mitspielen.',
    'D-3.9':
      'In der Aktionsphase ist die Zeile der nächsten Runde die erste mögliche, denn die der laufenden Runde ist geleert und vorbei (siehe Q-9).',
    'D-3.10':
      'Ein Würfel, für den keine Zeile mehr Platz hat, kommt aus dem Spiel. Ab etwa Runde 13 geschieht das regelmäßig.',
    'D-3.11':
      'Abgeworfene Würfel kehren sofort zurück, nach jedem Abwurf für sich und in der Folge der Abwürfe. Was zusammen abgeworfen wird, etwa zwei verkaufte Adelige, ein Gebot oder mehrere Schreiber, wird gemeinsam nach D-3.8 geordnet.',
    'D-3.12':
      'Gibt es nach dem Ergänzen weder offen noch im Stapel ein Manuskript der Stufe 1, rücken die anderen Manuskripte nach (D-9.7). Hausregel „Zeitpunkt des Nachrückens“: Sie rücken sofort nach, wenn das letzte genommen wird (siehe Q-11).',

    'D-4.1':
      'Almosen gibt es in den Runden 1 bis 11; ab Runde 12 entfällt die Phase. Hausregel „Letzte Almosen“: Schon in Runde 11 gibt es keine mehr (siehe Q-3).',
    'D-4.2': 'Jeder Ordensbruder erhält 5 Dukaten (Bruder Gigi 10), jeder Kardinal 10.',
    'D-4.3':
      'Die Empfänger kommen einzeln an die Reihe, und zwar in der Zugreihenfolge, die noch von der vorigen Runde gilt.',
    'D-4.4':
      'Zahlen muss der Kaufmann, der zu Beginn der Phase die meisten Dukaten hatte. Hatten mehrere Kaufleute gleich viele, kommen sie alle infrage. Hausregel „Almosengeber“: Der reichste Kaufmann wird vor jeder Zahlung neu bestimmt (siehe Q-4).',
    'D-4.5': 'Ein Kaufmann zahlt nur, wenn er in diesem Augenblick mehr Dukaten hat als der Empfänger.',
    'D-4.6': 'Erfüllen mehrere der infrage kommenden Kaufleute D-4.5, wählt der Empfänger, wer ihm diesmal zahlt.',
    'D-4.7': 'Kein Kaufmann darf Almosen verweigern.',
    'D-4.8':
      'Gibt es keinen Kaufmann oder erfüllt keiner der infrage kommenden D-4.5, zahlt die Bank den ganzen Betrag. Wer zu Beginn der Phase nicht zu den reichsten Kaufleuten gehörte, zahlt nie, außer mit der Hausregel „Almosengeber“.',
    'D-4.9': 'Reichen die Dukaten des Kaufmanns nicht, gibt er alle, die er hat, und die Bank legt den Rest dazu.',

    'D-5.1':
      'Gespielt wird in umgekehrter Reihenfolge des Wissens: Wer am weitesten hinten liegt, ist als Erster am Zug. Auf demselben Feld kommt die obere Scheibe vor der unteren.',
    'D-5.2':
      'Liegt danach mindestens eine Scheibe auf einem Feld der Rastleiste, wird Erster, wer dort am weitesten vorn ist (D-1.5). Die anderen behalten ihre Reihenfolge untereinander (siehe Q-33).',
    'D-5.3':
      'Seine Scheibe kehrt an den Anfang der Rastleiste zurück. Alle anderen bleiben dort liegen und zählen in späteren Runden wieder.',
    'D-5.4': 'In der 1. Runde ergibt sich so die Reihenfolge, die beim Aufbau ausgelost wurde.',
    'D-5.5':
      'Die Zugreihenfolge gilt für die ganze Runde. Was sich in der Aktionsphase an Wissen oder Rast ändert, verschiebt sie nicht mehr.',

    'D-6.1': 'In der Zugreihenfolge hat jeder einen Zug.',
    'D-6.2':
      'Du hast in deinem Zug 5 Aktionen, als Kardinal Muret 6, und zwar schon in dem Zug, in dem du ihn wählst. Nicht genutzte Aktionen verfallen.',
    'D-6.3':
      'Aktionen und freie Handlungen führst du nacheinander aus. Die Reihenfolge bestimmst du selbst und darfst beides beliebig mischen.',
    'D-6.4':
      'Aktionen kosten: Reise (D-7), Manuskript (D-9), Würfel (D-10), Psalter und Kleinhandel (D-11), Rätsel von Verona (D-12), Bote (D-13), Orient (D-14), Sonnengesang (D-15), Päpstliche Bibliothek (D-16) und Rast (D-17).',
    'D-6.5':
      'Freie Handlungen kosten keine Aktion: eine Ereigniskarte nutzen, eine Stadt nutzen, Ordensbruder oder Kardinal werden, Schreiber einlösen (alles D-8), Karten der Päpstlichen Bibliothek ziehen (D-16.4) und die Inquisition (D-18.12).',
    'D-6.6':
      'Aktionen sperren niemanden aus: Auch mehrere Spieler dürfen in einer Runde dasselbe tun. Ausgehen können nur Würfel und Karten.',
    'D-6.7':
      'Je Zug sind erlaubt: eine Reise, ein Manuskript, einmal Psalter, einmal Kleinhandel und für jede Würfelfarbe einmal Würfel nehmen (siehe Q-7).',
    'D-6.8':
      'Auf den Leisten Rätsel von Verona, Bote, Orient, Sonnengesang, Päpstliche Bibliothek und Rast darfst du im selben Zug mehrmals vorrücken. Jedes Feld kostet 1 Aktion.',
    'D-6.9':
      'Nennt die gedruckte Regel 1 bis 5 Schritte, heißt das: so viele, wie du Aktionen hast. Mit Kardinal Muret können es 6 sein (siehe Q-34).',
    'D-6.10':
      'Dein Zug endet, wenn du ihn für beendet erklärst. Freie Handlungen sind auch dann noch möglich, wenn du keine Aktion mehr hast.',

    'D-7.1':
      'Einmal je Zug darfst du reisen: ohne Unterbrechung von deinem Standort zu einem anderen. Unterwegs für eine Handlung anzuhalten und dann weiterzureisen, ist nicht möglich.',
    'D-7.2': 'Ein Schritt über Land führt in eine angrenzende Zone und kostet 1 Aktion.',
    'D-7.3':
      'Eine Reise von nur einem Schritt über Land kostet keine Dukaten. Führt sie 2, 3, 4 oder 5 Zonen weit, kostet sie ebenso viele Aktionen und insgesamt 10 Dukaten.',
    'D-7.4':
      'Von einem Hafen aus kannst du auf dessen Meer hinausfahren und dort bleiben: 1 Aktion, keine Dukaten. Am Tyrrhenischen Meer liegen Cagliari, Palermo, Neapel, Rom und Genua, am Adriatischen Meer Brindisi, Ancona und Venedig.',
    'D-7.5': 'Eine Überfahrt von einem Hafen zu einem anderen am selben Meer kostet 3 Aktionen und 10 Dukaten.',
    'D-7.6': 'Von einem Meer gelangst du nie in einen Hafen des anderen.',
    'D-7.7':
      'Beginnst du deinen Zug auf See, musst du in diesem Zug in einem Hafen dieses Meeres anlegen; es darf auch der sein, aus dem du kamst. Das Anlegen kostet 1 Aktion und keine Dukaten. Es ist die erste Etappe deiner Reise; sie darf weitergehen (D-7.8), aber nicht wieder auf See enden (siehe Q-5).',
    'D-7.8':
      'Land- und Seewege darfst du in einer Reise verbinden, solange deine Aktionen reichen; die Kosten in Aktionen werden addiert. Wer auf See bleibt, beendet damit die Reise. Mehr als eine Überfahrt je Zug ist nicht möglich.',
    'D-7.9':
      'Eine zusammengesetzte Reise kostet einmal 10 Dukaten; nur eine einzelne Etappe für 1 Aktion kostet keine. Hausregel „Dukaten bei gemischten Reisen“: 10 Dukaten, sobald sie zwei oder mehr Etappen zu 1 Aktion hat, und 10 weitere für eine Überfahrt (siehe Q-6).',
    'D-7.10':
      'Die Dukaten musst du vollständig bezahlen. Mit weniger als 10 Dukaten bleibt dir nur eine einzelne Etappe für 1 Aktion. Bruder Ralph zahlt für Reisen nie Dukaten.',
    'D-7.11':
      'Zonen, durch die du nur hindurchreist, haben keine Wirkung. Eine Reise darf nicht dort enden, wo sie begann.',
    'D-7.12': 'Auf See kannst du nichts tun, was an einen Ort gebunden ist. Alles andere ist auch dort möglich.',
    'D-7.13':
      'Solange du nach D-7.7 noch anlegen musst, bleibt 1 Aktion dafür aufgehoben: Deine letzte Aktion darfst du für nichts anderes verwenden. Mit den übrigen darfst du schon vor dem Anlegen alles tun, was D-7.12 erlaubt.',
    'D-7.14':
      'Die Etappen einer Reise: anlegen (1 Aktion, nur von See aus und nur zu Beginn), Schritt über Land (1 Aktion), Überfahrt (3 Aktionen, höchstens eine) und hinausfahren (1 Aktion, nur zum Schluss und nicht auf einer Reise, die auf See begann). Eine einzige Etappe für 1 Aktion kostet keine Dukaten, jede andere Reise 10 (siehe D-7.9).',
    'D-7.15':
      'Wird deine Figur durch eine Einberufung (D-19.4) oder den Tod des Papstes (D-20.3) versetzt, gilt das nicht als Reise im Sinne von D-7.1.',

    'D-8.1':
      'Für alles, was an einen Ort gebunden ist, zählt die Zone, in der deine Figur gerade steht: vor der Reise die Ausgangszone, danach die Zielzone. In einem Zug darfst du beide nutzen, für Verschiedenes oder zweimal für dasselbe, etwa zwei Städte, Schritte im Rätsel von Verona in zwei blauen Zonen oder Schreiber in zwei Abteien. Es gelten nur die Grenzen aus D-6.7 und die für das ganze Spiel. Eine Bedingung, die du nur vor der Reise erfüllt hast, nützt dir danach nichts mehr.',
    'D-8.2': 'Alle Handlungen dieses Kapitels sind freiwillig und kosten keine Aktion.',
    'D-8.3':
      'Liegt in deiner Zone eine der Ereigniskarten 1 bis 9 offen, darfst du sie nutzen: Du erhältst die angegebenen Dukaten von der Bank oder das angegebene Wissen. Danach wird sie umgedreht und ist für alle verbraucht.',
    'D-8.4': 'Ereigniskarten mit Dukaten dürfen nur Kaufleute nutzen, solche mit Wissen alle.',
    'D-8.5':
      'In einer Stadt mit Wert darfst du, solange dort keine Scheibe von dir liegt, ihre Dukaten nehmen (nur als Kaufmann), ihr Wissen oder beides. Dukaten bringen Mailand 25, Genua, Venedig und Cagliari je 20, Pisa und Brindisi je 15; Wissen bringt Padua 6. Beides bringen Florenz (15 Dukaten, 4 Wissen), Siena (10 und 3), Neapel (10 und 5), Palermo (15 und 5) und Rom (8 und 15). Hausregel „Werte von Rom“: Rom bringt 15 Dukaten und 8 Wissen (siehe Q-1).',
    'D-8.6':
      'Nutzt du eine Stadt, legst du eine Scheibe auf sie. Jede Stadt kannst du nur einmal im Spiel nutzen, unabhängig davon, was die anderen dort tun.',
    'D-8.7':
      'Du darfst alles nehmen, was dir zusteht, oder nur einen Teil davon, mindestens aber etwas; worauf du verzichtest, ist verloren. Ordensbrüder und Kardinäle können nur Wissen nehmen. Eine Stadt, die dir nichts bietet, kannst du nicht nutzen (siehe Q-25).',
    'D-8.8': 'Bologna lässt sich auf der Landkarte nicht nutzen; das Wissen von dort bringt der Bote (siehe D-13).',
    'D-8.9': 'Startstädte haben keine Wirkung.',
    'D-8.10':
      'In einem Konvent (La Verna, Monte Sant’Angelo) darfst du als Kaufmann Ordensbruder werden: Du wählst einen noch ausliegenden Ordensbruder, gibst der Bank die Hälfte deiner Dukaten, aufgerundet, und führst dann die Karte aus (D-18). Hausregel „Rundung“: Der Betrag wird auf ein Vielfaches von 5 aufgerundet, du gibst aber höchstens alles (siehe Q-2 und Q-30).',
    'D-8.11':
      'Für Ordensbrüder und Kardinäle hat ein Konvent keine Wirkung, für Kaufleute und Kardinäle hat eine Kathedrale keine. Kardinal kann also nur werden, wer Ordensbruder ist.',
    'D-8.12':
      'In einer Kathedrale (Mailand, Brindisi) darfst du als Ordensbruder Kardinal werden: Du wählst einen noch ausliegenden Kardinal, zahlst der Bank 40 Dukaten (für Muret 70) und wirfst hinter deinem Sichtschirm einen Politiker oder einen Adeligen ab. Der Würfel kehrt sofort auf die Rundentafel zurück.',
    'D-8.13':
      'Bruder Stefano darf diesen Würfel mit seinem virtuellen Adeligen bezahlen. Dann wird kein echter Würfel abgeworfen.',
    'D-8.14':
      'Die Karte des Ordensbruders kommt aus dem Spiel. Damit enden ihre Wirkungen: virtueller Würfel, Punkte, Almosen und Reisen ohne Dukaten. Das erhaltene Wissen bleibt dir.',
    'D-8.15':
      'Den vollen Preis zahlst du, bevor die neue Karte in irgendeiner Weise wirkt. Das gilt auch für Kardinal Zazza.',
    'D-8.16':
      'Stehst du vor der Reise in einem Konvent und danach in einer Kathedrale, kannst du im selben Zug Ordensbruder und Kardinal werden (siehe Q-30).',
    'D-8.17': 'In einer Abtei (Bobbio, Montecassino, San Giovanni in Fiore) kosten Äbtissinnen keine Dukaten (D-10.5).',
    'D-8.18':
      'In einer Abtei darfst du die Schreiber vor deinem Sichtschirm einlösen, und zwar alle auf dieselbe Weise: Entweder legst du sie hinter den Sichtschirm, wo jeder am Ende 1 Volgare-Punkt bringt, oder sie kehren auf die Rundentafel zurück, und du erhältst für jeden 3 Wissen. Aufteilen darfst du sie nicht.',
    'D-8.19':
      'Schreiber hinter dem Sichtschirm bleiben dort und können nicht noch einmal eingelöst werden. Nimmst du später weitere Schreiber, kannst du diese später einlösen.',

    'D-9.1': 'Je Zug darfst du höchstens ein Manuskript nehmen; Lingua Volgare zählt mit (siehe Q-12).',
    'D-9.2': 'Deine Wissensstufe muss mindestens so hoch sein wie die Stufe des Manuskripts.',
    'D-9.3':
      'Deine Figur muss in einer Zone stehen, in der der Dialekt des Manuskripts gesprochen wird. Bei Stufe 4 genügt einer seiner beiden Dialekte.',
    'D-9.4':
      'Wie viele Aktionen ein Manuskript kostet, bestimmt der Platz, auf dem es liegt: Stufe 1 kostet 1, Stufe 2 kostet 2, Stufe 3 kostet 3 und Stufe 4 kostet 4 Aktionen. Dukaten kostet es nicht.',
    'D-9.5':
      'Du wählst frei unter den offenen Manuskripten und legst deines hinter den Sichtschirm. Ersetzt wird es erst in der nächsten Ereignisphase.',
    'D-9.6': 'Verlierst du Wissen, behältst du trotzdem alle deine Manuskripte.',
    'D-9.7':
      'Sind alle Manuskripte der Stufe 1 genommen und kann keines mehr nachkommen, rücken die anderen Stufen um einen Platz nach: Die Stufen 2, 3 und 4 kosten nun 1, 2 und 3 Aktionen. Die nötige Wissensstufe bleibt die der Karte. Das geschieht nur einmal. Hausregel „Wann Manuskripte nachrücken“: Ist irgendeine Stufe erschöpft, rücken die Stufen darüber nach, und zwar jedes Mal (siehe Q-10).',
    'D-9.8':
      'Mit dem Nachrücken kommt Lingua Volgare auf den vierten Platz ins Spiel. Sie kostet 4 Aktionen und verlangt Wissensstufe 8. Wo deine Figur steht, ist gleich; sie darf sogar auf See sein.',
    'D-9.9':
      'Geht eine andere Stufe als die erste aus, bleibt ihr Platz einfach leer. Anders ist es mit der Hausregel „Wann Manuskripte nachrücken“ (siehe Q-10).',

    'D-10.1': 'Nehmen kannst du nur Würfel, die in dieser Runde auf den Aktionsfeldern liegen.',
    'D-10.2':
      'Je Zug und Farbe nimmst du höchstens einmal Würfel: einen für 1 Aktion oder zwei derselben Farbe für 4 Aktionen. Für zwei müssen beide da sein (siehe Q-7).',
    'D-10.3': 'Ein Politiker kostet 30 Dukaten, zwei kosten 60.',
    'D-10.4': 'Adelige kosten keine Dukaten.',
    'D-10.5':
      'Eine Äbtissin kostet 15 Dukaten, zwei kosten 30. Steht deine Figur dabei in einer Abtei, kosten sie nichts.',
    'D-10.6': 'Schreiber kosten keine Dukaten. Sie kommen vor den Sichtschirm.',
    'D-10.7':
      'Nimmst du Adelige, darfst du jeden davon sofort, ehe du etwas anderes tust, für 20 Dukaten verkaufen; der Würfel kehrt auf die Rundentafel zurück. Liegt ein Adeliger erst hinter dem Sichtschirm, kannst du ihn nicht mehr verkaufen. Verkaufen darf jeder, ob Kaufmann, Ordensbruder oder Kardinal (siehe Q-8).',
    'D-10.8':
      'Wozu Würfel dienen: Ihre Stimmen (D-1.10) zählen in der Versteigerung, in der Wahl und für den Stimmenbonus. Ein Politiker oder Adeliger gehört zum Preis für den Kardinal, Äbtissinnen brauchst du für den Sonnengesang und den Boten, Schreiber löst du nach D-8.18 ein.',

    'D-11.1':
      'Psalter: Einmal je Zug erhältst du für 1 Aktion 3 Wissen, oder 4, wenn du in diesem Augenblick im Wissen Letzter bist. Das geht überall und für jeden (siehe Q-27).',
    'D-11.2':
      'Kleinhandel: Einmal je Zug erhältst du für 1 Aktion 10 Dukaten von der Bank. Auch das geht überall und für jeden.',

    'D-12.1':
      'Steht deine Figur in einer blauen Zone (Langue d’oïl), rückst du für jede Aktion auf der Leiste Rätsel von Verona ein Feld vor.',
    'D-12.2':
      'Die Leiste hat 12 Felder und endet mit dem letzten. Schritte darüber hinaus kannst du nicht kaufen (siehe Q-24).',
    'D-12.3':
      'Am Ende punktet nur, wer am weitesten vorn ist (D-1.5). Er erhält 4, 5 oder 6 Volgare-Punkte, je nach der höchsten Zahl, die er erreicht oder überschritten hat: Die 4 steht auf Feld 4, die 5 auf Feld 7, die 6 auf Feld 10. Hat er die 4 nicht erreicht, gibt es nichts (siehe Q-23).',

    'D-13.1':
      'Wo immer deine Figur ist: Für jede Aktion rückst du auf der Botenleiste ein Feld vor. Sie hat 6 Felder; das letzte ist Bologna.',
    'D-13.2':
      'Um das letzte Feld zu betreten, musst du zusätzlich 20 Dukaten zahlen und 2 Äbtissinnen abwerfen (Runden 1 bis 7) oder 10 Dukaten zahlen und 1 Äbtissin abwerfen (ab Runde 8). Kannst du das nicht, darfst du das Feld nicht betreten, aber auf dem davor stehen bleiben. Die virtuelle Äbtissin von Bruder Michel ersetzt eine davon (D-18.4).',
    'D-13.3': 'Betrittst du Bologna, erhältst du sofort Wissen: 15 in den Runden 1 bis 7, 10 ab Runde 8.',
    'D-13.4':
      'Die abgeworfenen Äbtissinnen kehren auf die Rundentafel zurück. Deine Scheibe wandert von der Leiste nach Bologna; der Bote nützt dir dann nichts mehr. Das geht nur einmal im Spiel.',

    'D-14.1':
      'Als Kaufmann rückst du überall für jede Aktion ein Feld auf der Orientleiste vor; sie hat 5 Felder. Ordensbrüder und Kardinäle können das nicht.',
    'D-14.2':
      'Hast du als Kaufmann den Hafen auf dem letzten Feld erreicht, erhältst du von da an 10 Dukaten zusätzlich, sooft du den Dukatenwert einer Stadt nimmst.',
    'D-14.3':
      'Für Städte, die du früher genutzt hast, gibt es nichts nachträglich, und Ereigniskarten bringen nicht mehr als sonst. Das letzte Feld können mehrere Spieler erreichen.',
    'D-14.4': 'Bist du kein Kaufmann mehr, nützt dir der Orient nichts. Deine Scheibe bleibt liegen.',
    'D-14.5': 'Verzichtest du in einer Stadt auf die Dukaten (D-8.7), entfällt auch der Zuschlag.',

    'D-15.1':
      'Eine Franziskanerstadt (Cortona, Urbino, Assisi, Norcia, Celano) ist in der Runde aktiv, die ihre Sonnengesangskarte nennt: 2, 5, 8, 11 oder 14. In den Runden 15 und 16 sind alle fünf aktiv. Belegt ist davon nur die 2; die anderen Rundenzahlen sind rekonstruiert.',
    'D-15.2':
      'Steht deine Figur in einer aktiven Stadt, rückst du für je 1 Aktion und 1 Äbtissin ein Feld auf der Leiste Sonnengesang vor; sie hat 10 Felder. Die Äbtissinnen kehren auf die Rundentafel zurück.',
    'D-15.3': 'Die virtuelle Äbtissin von Bruder Michel ersetzt eine davon (D-18.4).',
    'D-15.4':
      'Am Ende erhält der Vorderste 9 Volgare-Punkte, der Zweite 4. Liegen auf einem Feld mehrere Scheiben, kann nur die unterste punkten, die anderen gehen leer aus; Zweiter ist dann die unterste Scheibe des nächsten besetzten Feldes. Wer noch vor dem ersten Feld steht, erhält nie etwas. Hausregel „Gleichstand im Sonnengesang“: Es zählt die Reihung nach D-1.5, auch innerhalb eines Stapels (siehe Q-22).',

    'D-16.1':
      'Ab Runde 12 rückst du überall für jede Aktion ein Feld auf der Leiste Päpstliche Bibliothek vor; sie hat 9 Felder.',
    'D-16.2':
      'Für dich gilt die höchste Zahl, die deine Scheibe erreicht oder überschritten hat: 1 auf Feld 3, 2 auf Feld 5, 3 auf Feld 7, 4 auf Feld 9.',
    'D-16.3':
      'Jeder behält im ganzen Spiel höchstens eine Bibliothekskarte; mit der Hausregel „Zazza in der Bibliothek“ behält Kardinal Zazza zwei.',
    'D-16.4':
      'Hast du eine Zahl erreicht und noch keine Bibliothekskarte, darfst du in deinem Zug ohne Aktion so viele Karten vom Stapel ziehen, wie die Zahl angibt; enthält er weniger, dann alle. Sieh sie dir geheim an, behalte eine hinter dem Sichtschirm und lege die anderen in beliebiger Reihenfolge oben auf den Stapel zurück. Du darfst auch auf einen späteren Zug und eine höhere Zahl warten (siehe Q-31).',
    'D-16.5': 'Hast du gezogen, musst du eine Karte behalten.',
    'D-16.6':
      'Kardinal Zazza zieht eine Karte mehr (D-18.14). Hausregel „Zazza in der Bibliothek“: Er zieht nicht mehr als andere, behält aber zwei Karten (siehe Q-16).',

    'D-17.1':
      'Überall rückst du für jede Aktion ein Feld auf der Rastleiste vor, höchstens bis zum letzten ihrer 6 Felder. Was das bewirkt, steht in D-5.2.',

    'D-18.1': 'Das Wissen, das eine Karte bringt, erhältst du einmal, wenn du sie nimmst.',
    'D-18.2': 'Bruder Mario: 12 Wissen.',
    'D-18.3': 'Bruder Michel: 7 Wissen und eine virtuelle Äbtissin.',
    'D-18.4':
      'Die virtuelle Äbtissin zählt 1 Stimme in der Versteigerung um Stupor Mundi, in der Wahl und für den Stimmenbonus. Außerdem ersetzt sie bei Sonnengesang oder Bote eine abzuwerfende Äbtissin, aber nur einmal je Zug, und zwar die erste, die in diesem Zug verlangt wird; Versteigerung, Wahl und Stimmenbonus sind von dieser Grenze nicht betroffen. Solange du Bruder Michel bist, geht sie nie verloren (siehe Q-15).',
    'D-18.5':
      'Bruder Stefano: 7 Wissen und ein virtueller Adeliger. Er zählt 2 Stimmen in der Versteigerung, in der Wahl und für den Stimmenbonus, und du kannst mit ihm den Würfel bezahlen, den der Kardinal kostet.',
    'D-18.6':
      'Nimmst du Bruder Stefano, darfst du nach dem Halbieren deiner Dukaten einmal 20 Dukaten von der Bank nehmen. Den virtuellen Adeligen behältst du. Hausregel „Stefanos Verkauf“: Das darfst du einmal in jedem deiner Züge (siehe Q-13).',
    'D-18.7': 'Bruder Gigi: 10 statt 5 Dukaten Almosen. Hast du die Karte am Ende noch, verlierst du 4 Volgare-Punkte.',
    'D-18.8':
      'Bruder Ralph: 7 Wissen, und für Reisen zahlst du nie die 10 Dukaten. Hast du die Karte am Ende noch, erhältst du 4 Volgare-Punkte.',
    'D-18.9':
      'Kardinal Balestreri: 4 Wissen und ein virtueller Politiker mit 3 Stimmen in der Versteigerung, in der Wahl und für den Stimmenbonus. Solange du die Karte hast, geht er nie verloren.',
    'D-18.10': 'Kardinal Lanzuisi: 6 Volgare-Punkte am Ende.',
    'D-18.11':
      'Kardinal Muret: Er kostet 70 Dukaten. Dafür hast du von diesem Zug an 6 Aktionen je Zug, also sofort eine mehr (siehe Q-17).',
    'D-18.12':
      'Kardinal Shlasinger: 4 Volgare-Punkte am Ende. Einmal im Spiel darfst du außerdem in deinem Zug die Inquisition rufen: Du setzt die Scheibe eines anderen Spielers auf der Wissensleiste 6 Felder zurück, höchstens bis Feld 0; dort kommt sie obenauf (siehe Q-18).',
    'D-18.13': 'Kardinal Zazza: Die 40 Dukaten, die du eben gezahlt hast, erhältst du sofort zurück.',
    'D-18.14':
      'Ziehst du als Kardinal Zazza in der Päpstlichen Bibliothek, ziehst du eine Karte mehr und behältst eine. Hausregel „Zazza in der Bibliothek“: Du ziehst wie alle anderen, behältst aber zwei (siehe Q-16).',
    'D-18.15':
      'Virtuelle Würfel sind für alle sichtbar. Sie werden weder abgeworfen noch auf die Rundentafel gelegt noch gestohlen; verkauft werden sie nur nach D-18.6.',
    'D-18.16':
      'Eine Karte, die jemand genommen hat, steht den anderen nicht mehr zur Wahl. Ein abgelegter Ordensbruder kommt nicht zurück. Fünf Karten reichen für fünf Spieler.',

    'D-19.1': 'Die Ereigniskarte 10 kommt in Runde 10 nach Brindisi. Nach D-8.3 nutzen lässt sie sich nicht.',
    'D-19.2':
      'Hast du deinen Zug für beendet erklärt, steht deine Figur in Brindisi und liegt die Karte noch offen, darfst du die anderen einberufen, gleich welchen Standes du bist und auch ganz ohne Würfel. Danach kannst du in diesem Zug nichts anderes mehr tun.',
    'D-19.3':
      'Die anderen werden reihum in Zugreihenfolge gefragt, angefangen mit dem, der auf dich folgt. Jeder kommt oder bleibt (siehe Q-19).',
    'D-19.4':
      'Wer kommt, stellt seine Figur ohne Kosten nach Brindisi, auch von See aus; dann muss er nicht mehr anlegen. Dort bleibt sie. Wer nicht kommt, nimmt nicht teil. Auch wer schon in Brindisi steht, wird gefragt.',
    'D-19.5': 'Kommt niemand, gewinnt der Einberufende, ohne Würfel abzuwerfen.',
    'D-19.6':
      'Sonst wird in ganzen Stimmen geboten. Der Einberufende eröffnet mit einem Gebot von mindestens 2, höchstens bis zu seiner Grenze. Dann überbietet reihum in Zugreihenfolge jeder Teilnehmer um mindestens 1 oder passt endgültig, bis nur einer übrig ist (siehe Q-19).',
    'D-19.7':
      'Deine Grenze sind die Stimmen deiner Würfel hinter dem Sichtschirm und deines virtuellen Würfels; als Einberufender liegt sie um 2 höher. Mehr darf niemand bieten.',
    'D-19.8':
      'Der Gewinner wirft Würfel ab, deren Stimmen mindestens so viel ergeben wie sein Gebot, vermindert um die Stimmen seines virtuellen Würfels und um 2, wenn er selbst einberufen hat. Wechselgeld gibt es nicht, und ein Würfel, der für die Summe nicht nötig ist, darf nicht abgeworfen werden. Die Würfel kehren auf die Rundentafel zurück.',
    'D-19.9':
      'Der Gewinner erhält 10 Wissen. Die Karte wird umgedreht und ist verbraucht. Wer verliert, verliert keine Würfel.',
    'D-19.10':
      'Verzichtest du darauf, die anderen einzuberufen, bleibt die Karte liegen. Der Nächste, der seinen Zug in Brindisi beendet, darf es tun.',
    'D-19.11':
      'Nach der Versteigerung wirft der Gewinner zuerst seine Würfel ab, die ab der Zeile der nächsten Runde zurückkehren. Dann erhält er das Wissen, und die Karte wird umgedreht. Danach beginnt der Zug des nächsten Spielers.',
    'D-19.12':
      'Teilnehmer, Gebote und abgeworfene Würfel sehen alle. Gebote sind verbindlich; wer gepasst hat, steigt nicht wieder ein.',

    'D-20.1':
      'Von den fünf Papstkarten sind zwei rot und drei weiß. Das folgt daraus, dass das Spiel mit der zweiten roten endet und 13 bis 16 Runden dauert; mit drei roten Karten käme es nie bis Runde 16.',
    'D-20.2':
      'Eine weiße Karte bewirkt nichts. Mit der ersten roten liegt der Papst im Sterben; sonst geschieht auch dann nichts.',
    'D-20.3':
      'Mit der zweiten roten Karte ist der Papst tot, und diese Runde ist die letzte. Alle Figuren kommen sofort und ohne Kosten nach Rom, wo immer sie sind. Die Runde läuft dann wie jede andere ab.',
    'D-20.4':
      'Nach der Aktionsphase dieser Runde folgen die Wahl (D-21) und die Volgare-Punkte (D-22). Würfel kehren nicht mehr zurück; Almosen, neue Zugreihenfolge und Ergänzen entfallen.',

    'D-21.1': 'Alle heben ihre Sichtschirme (siehe Q-20).',
    'D-21.2': 'Ihr entscheidet nacheinander; wer das meiste Wissen hat, beginnt (siehe Q-20).',
    'D-21.3':
      'Du darfst Würfel hinter deinem Sichtschirm abwerfen, um in ein Amt gewählt zu werden. Als Kaufmann wirst du mit 7 Stimmen Bankier (6 Volgare-Punkte), als Ordensbruder mit 10 Stimmen Benediktinermönch (11), als Kardinal mit 11 Stimmen Camerlengo (14) oder mit 17 Stimmen Papst (22). Jeder erhält höchstens ein Amt und darf auch darauf verzichten.',
    'D-21.4':
      'Ein virtueller Würfel zählt von selbst mit und geht nicht verloren. Die echten Würfel müssen nur noch den Rest der verlangten Stimmen aufbringen.',
    'D-21.5':
      'Du darfst mehr Stimmen abwerfen als verlangt, bekommst aber nichts zurück. Einen Würfel, der nicht nötig ist, darfst du nicht abwerfen. Abgeworfene Würfel kommen aus dem Spiel.',
    'D-21.6':
      'Papst wird höchstens einer. Haben mehrere Kardinäle 17 Stimmen, hat das Recht, wer von ihnen mehr Wissen hat; ein anderer kann dann mit 11 Stimmen Camerlengo werden. Verzichtet der Erste, geht das Recht weiter: In der Folge von D-21.2 darf jeder Kardinal mit 17 Stimmen Papst werden, solange es noch keinen gibt. Gezählt werden die Stimmen vor der Wahl, mit dem virtuellen Würfel.',

    'D-22.1':
      'Stimmenbonus: Wer nach der Wahl noch die meisten Stimmen hat, hinter dem Sichtschirm und mit dem virtuellen Würfel, erhält 3 Volgare-Punkte. Bei Gleichstand entscheidet mehr Wissen; haben alle 0, erhält ihn niemand (siehe Q-21). Hausregel „Virtueller Würfel nach der Wahl“: Wer gewählt wurde, zählt seinen virtuellen Würfel hier nicht mit (siehe Q-14).',
    'D-22.2': 'Jeder Schreiber hinter deinem Sichtschirm bringt 1 Volgare-Punkt. Schreiber davor bringen nichts.',
    'D-22.3': 'Deine Bibliothekskarte bringt die Volgare-Punkte, die auf ihr stehen: 2, 3 oder 4.',
    'D-22.4':
      'Reichtum: Wer die meisten Dukaten hat, erhält als Kaufmann (auch als Bankier) 7 Volgare-Punkte, als Ordensbruder oder Kardinal 3. Bei Gleichstand entscheidet mehr Wissen; haben alle 0, erhält niemand etwas (siehe Q-21).',
    'D-22.5': 'Für das Rätsel von Verona erhält der Vorderste 4, 5 oder 6 Volgare-Punkte nach D-12.3.',
    'D-22.6': 'Für den Sonnengesang gibt es 9 und 4 Volgare-Punkte nach D-15.4.',
    'D-22.7': 'Jedes Manuskript bringt so viele Volgare-Punkte wie seine Stufe. Lingua Volgare bringt 8.',
    'D-22.8':
      'Fünf Dialekte: Einmal 5 Volgare-Punkte erhältst du, wenn du fünf verschiedene Manuskripte vorweisen kannst, von denen jedes für einen anderen der fünf Dialekte steht. Eines der Stufe 4 steht dabei für einen seiner beiden Dialekte, Lingua Volgare für keinen.',
    'D-22.9':
      'Karten: Ralph bringt 4, Lanzuisi 6 und Shlasinger 4 Volgare-Punkte, Gigi kostet 4. Das gilt, ob du gewählt wurdest oder nicht; nur ein Kardinal, der Papst wurde, erhält für seine Karte nichts.',

    'D-23.1':
      'Wer die meisten Volgare-Punkte hat, gewinnt; bei Gleichstand, wer von den Beteiligten mehr Wissen hat (D-1.6). So gibt es immer genau einen Sieger.',
  },
  rulings: {
    'Q-1':
      'Wie viel ist Rom wert? Hier gilt, was gedruckt steht: 8 Dukaten und 15 Wissen. Womöglich sind die Zahlen aber vertauscht, denn alle anderen Beträge des Spiels sind Vielfache von 5 wie die Münzen zu 5, 10 und 50, und 15 Wissen bringt sonst nur Bologna, das viel mehr kostet. Hausregel „Werte von Rom“: 15 Dukaten und 8 Wissen.',
    'Q-2':
      'Auf welchen Betrag wird gerundet, wenn du beim Eintritt in den Orden die Hälfte deiner Dukaten abgibst? Auf ganze Dukaten, denn mit den 8 aus Rom gehen die Summen nicht mehr in Fünfern auf. Hausregel „Rundung“: Der Betrag wird auf ein Vielfaches von 5 aufgerundet, höchstens aber gibst du alles; am besten passt sie zur Hausregel „Werte von Rom“.',
    'Q-3':
      'Wann gibt es zum letzten Mal Almosen? In Runde 11. Die gedruckte Regel sagt dreierlei: in der Überschrift bis Runde 10, in einer Anmerkung keine mehr ab Runde 12, bei Bruder Gigi bis Runde 11; zwei von drei Stellen schließen Runde 11 ein. Hausregel „Letzte Almosen“: nur bis Runde 10.',
    'Q-4':
      'Wer zahlt, wenn es mehrere Empfänger gibt? Während der ganzen Phase derselbe Kaufmann: Die Regel spricht von einem einzigen reichsten, der mehreren gibt, und von der Bank, die einspringt, wenn er nichts mehr hat. Hausregel „Almosengeber“: Der reichste Kaufmann wird vor jeder Zahlung neu bestimmt. Zur Folge der Empfänger und zu Teilbeträgen schweigt die Regel; hier gilt die Zugreihenfolge, und die Bank ergänzt, was fehlt.',
    'Q-5':
      'Was kostet das Anlegen nach einem Halt auf See? 1 Aktion und keine Dukaten. Die Regel nennt keinen Preis, aber es ist ein einzelner Schritt vom Meer in einen Hafen, und diese eine Aktion bleibt dafür aufgehoben (D-7.13). Insgesamt kostet der Seeweg so 2 Aktionen und keine Dukaten, verteilt auf zwei Züge, statt sofort 3 Aktionen und 10 Dukaten.',
    'Q-6':
      'Wie viele Dukaten kostet eine Reise über Land und See? Einmal 10. Die Regel schweigt dazu, betont aber, dass der Preis nicht von der Entfernung abhängt, und spricht bei Bruder Ralph von „den 10 Dukaten“. Hausregel „Dukaten bei gemischten Reisen“: 10, sobald die Reise zwei oder mehr Etappen zu 1 Aktion hat, und 10 weitere für eine Überfahrt.',
    'Q-7':
      'Darf ich im selben Zug mehrmals einzelne Würfel derselben Farbe nehmen? Nein, je Farbe nur einmal. Sonst wäre es sinnlos, dass zwei auf einmal 4 Aktionen kosten.',
    'Q-8':
      'Darf ich von zwei Adeligen nur einen verkaufen? Ja. Die Regel nennt den Verkauf eines einzelnen und den von beiden; hier entscheidest du für jeden gesondert.',
    'Q-9':
      'Welche Zeile der Rundentafel ist die erste freie? In der Ereignisphase die der neuen Runde, denn die Regel lässt liegen gebliebene Würfel zurückkehren, ehe das neue Angebot ausgelegt wird. In der Aktionsphase ist diese Zeile vorbei, und es geht mit der nächsten weiter. Sind alle Zeilen bis zur 16 voll, kommt der Würfel aus dem Spiel; dazu sagt die Regel nichts.',
    'Q-10':
      'Wann rücken die Manuskripte nach? Nur, wenn Stufe 1 erschöpft ist, wie es in der Regel steht. Eine veröffentlichte Zusammenfassung der Regeln lässt sie nachrücken, wenn irgendeine Stufe ausgeht. Hausregel „Wann Manuskripte nachrücken“: Die Stufen über einer erschöpften rücken jedes Mal um einen Platz nach; Lingua Volgare kommt mit dem ersten Nachrücken und kostet immer 4 Aktionen.',
    'Q-11':
      'In welchem Augenblick rücken die Manuskripte nach? In der Ereignisphase, denn erst beim Ergänzen stellt sich heraus, dass keine Karte mehr nachkommt. Hausregel „Zeitpunkt des Nachrückens“: sofort, wenn die letzte Karte genommen wird.',
    'Q-12':
      'Ist Lingua Volgare ein Manuskript wie die anderen? Ja. Wer sie nimmt, nimmt in diesem Zug kein anderes. Einen Dialekt hat sie nicht und hilft deshalb nicht zu den fünf Dialekten (D-22.8).',
    'Q-13':
      'Wie oft bringt Bruder Stefano 20 Dukaten? Nur einmal, wenn du die Karte nimmst. Einen Adeligen kannst du nur verkaufen, wenn du ihn gerade erhältst, und dieser geht nie verloren; immer neue Verkäufe wären geschenktes Geld. Hausregel „Stefanos Verkauf“: einmal in jedem deiner Züge.',
    'Q-14':
      'Zählt der virtuelle Würfel nach der Wahl noch einmal? Ja, in der Wahl und für den Stimmenbonus: Er geht nie verloren, und die Regel nennt beide Verwendungen. Hausregel „Virtueller Würfel nach der Wahl“: Wer gewählt wurde, zählt ihn für den Stimmenbonus nicht; wer kein Amt hat, zählt ihn weiterhin.',
    'Q-15':
      'Darf Bruder Michel seine virtuelle Äbtissin im selben Zug mehrmals einsetzen? Nein, ein Würfel dient nicht zweimal im selben Zug. Sonst könnte er im Sonnengesang Schritt für Schritt vorrücken, ohne je eine Äbtissin abzuwerfen.',
    'Q-16':
      'Was heißt bei Kardinal Zazza „eine Bibliothekskarte mehr“? Er zieht eine mehr, behält aber nur eine, denn besitzen darf jeder nur eine. Die Zahl 1 muss auch er erreicht haben. Hausregel „Zazza in der Bibliothek“: Er zieht so viele wie andere und behält zwei.',
    'Q-17':
      'Ab wann hat Kardinal Muret seine sechste Aktion? Schon in dem Zug, in dem du ihn wählst, denn die Regel gewährt sie ausdrücklich von diesem Zug an. Du kannst sie also sofort verwenden.',
    'Q-18':
      'Wann darf Kardinal Shlasinger die Inquisition rufen? In jedem eigenen Zug und ohne Aktion, auch schon in dem, in dem du ihn wählst; die Regel nennt keinen Zeitpunkt. Unter Feld 0 fällt dabei niemand; wer schon dort liegt, kommt als Ziel nicht infrage.',
    'Q-19':
      'In welcher Reihenfolge wird auf die Einberufung geantwortet und geboten? Reihum in Zugreihenfolge; zuerst antwortet, wer auf den Einberufenden folgt, und das erste Gebot macht der Einberufende selbst. Die Regel ließe sich auch so lesen, dass der Erste der Zugreihenfolge beginnt. Der Einberufende muss eröffnen, und zwar mit mindestens 2, so viel, wie sein Bonus deckt; alle Gebote sind offene ganze Zahlen und nie höher, als man zahlen kann. Kommen darf auch, wer keine Würfel hat: Die Reise kostet nichts.',
    'Q-20':
      'Muss ich mich wählen lassen, und wer entscheidet zuerst? Nein: Nach der Regel „kann“ man gewählt werden. Welche Würfel du abwirfst, bestimmst du selbst, solange keiner davon überflüssig ist. Zur Folge schweigt die Regel; hier beginnt bei offenen Sichtschirmen, wer das meiste Wissen hat, denn Wissen entscheidet auch jeden Gleichstand.',
    'Q-21':
      'Gibt es Stimmenbonus und Punkte für Reichtum auch, wenn alle 0 haben? Nein. Mindestens 1 Stimme oder 1 Dukat ist nötig.',
    'Q-22':
      'Wer punktet im Sonnengesang, wenn mehrere Scheiben auf einem Feld liegen? Nach dem Wortlaut nur die unterste. Hausregel „Gleichstand im Sonnengesang“: Es zählt die Reihung nach D-1.5; 9 Punkte erhält der Erste, 4 der Zweite, auch wenn beide im selben Stapel liegen.',
    'Q-23':
      'Bringt das Rätsel von Verona etwas, wenn der Vorderste die 4 nicht erreicht hat? Nein. Ohne Zahl keine Punkte.',
    'Q-24':
      'Was geschieht am Ende einer Leiste? Die Scheibe bleibt auf dem letzten Feld, weitere Schritte kannst du nicht kaufen, und überzähliges Wissen verfällt. Die Längen der Leisten und die Felder, auf denen Zahlen und Stufen stehen, sind rekonstruiert; bekannt sind nur die Zahlen selbst und dass die Wissensleiste mehr als 90 Felder mit den Stufen 1 bis 8 hat. Wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'Q-25':
      'Darf ich in einer Stadt nur die Dukaten oder nur das Wissen nehmen? Ja, die Regel sagt „und/oder“. Die Stadt ist damit aber genutzt, und der Rest ist für dich verloren. Die Werte der Städte sind rekonstruiert bis auf Rom und die 25 Dukaten von Mailand.',
    'Q-26':
      'Verschwinden ungenutzte Ereigniskarten? Nein, sie bleiben, bis jemand sie nutzt; nichts in der Regel entfernt sie. Belegt sind Stupor Mundi, Mercis (Venedig, 30 Dukaten) und Filocolo (Neapel, 4 Wissen), die beiden letzten ohne Nummer, sowie Titel und Nummer von Commercium und von Artus Dictant, bei dieser auch Rom als Ort. Alles Übrige an den Ereigniskarten ist rekonstruiert; wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'Q-27':
      'Was gilt, wenn Scheiben auf demselben Wissensfeld liegen? Immer entscheidet der Stapel: Die untere Scheibe ist weiter vorn, auch bei der Frage, wer für den Psalter Letzter ist, und bei jedem Gleichstand am Ende. Eine veröffentlichte Zusammenfassung der Regeln sagt allgemein, dass mehr Wissen jeden Gleichstand entscheidet.',
    'Q-28':
      'Ist geheim, was hinter den Sichtschirmen liegt? Jeder sieht, was genommen wird, und könnte es sich merken; der Verlauf nennt deshalb jeden genommenen Würfel und jedes Manuskript. Angezeigt wird dir nur dein eigener Besitz. Hausregel „Offene Sichtschirme“: Würfel und Manuskripte aller werden angezeigt; Bibliothekskarten bleiben geheim.',
    'Q-29':
      'Warum tragen manche Orte und Personen anderswo andere Namen? Vicenza und Verona sind in der gedruckten Regel dieselbe Startstadt, und Norcia heißt in der Neuausgabe Gubbio. Auch Murat und Muret, Lanzuizi und Lanzuisi, Messager und Messenger meinen jeweils dasselbe.',
    'Q-30':
      'In welcher Folge wirst du Ordensbruder? Erst wählst du die Karte, dann gibst du die Hälfte deiner Dukaten ab, dann wirkt die Karte. Im selben Zug auch noch Kardinal zu werden, ist nicht verboten und deshalb erlaubt.',
    'Q-31':
      'Wann darf ich Bibliothekskarten ziehen? In jedem deiner Züge, sobald du eine Zahl erreicht hast, bis du es einmal getan hast. Belegt sind 8 Karten mit Werten von 2 bis 4; die Verteilung (dreimal 2, dreimal 3, zweimal 4) ist rekonstruiert. Wer das Spiel besitzt, kann die echten Werte in einer Datendatei nachliefern.',
    'Q-32':
      'Darf meine Figur nach Bologna? Ja, wie in jede neutrale Zone, nur hat es dort keine Wirkung. Dass Bologna neutral ist, haben wir rekonstruiert, ebenso die meisten Grenzen und Dialekte der Landkarte und die Orte der Abteien und Konvente. Belegt sind die Startstädte, Franziskanerstädte, Häfen und Kathedralen, dass Startstädte, Abteien und Konvente neutral sind, dass Genua und Venedig blau sind und dass Venedig an Mailand grenzt. Wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'Q-33':
      'Zählen auch Scheiben, die schon länger auf der Rastleiste liegen? Ja, solange sie dort sind. In der Phasenbeschreibung ist zwar von Scheiben aus der vorigen Runde die Rede, aber die übrigen bleiben ausdrücklich liegen, und das Kapitel über die Rast nennt die vorderste ohne jede Bedingung.',
    'Q-34':
      'Darf Kardinal Muret alle sechs Aktionen für dasselbe verwenden? Ja. Er darf auf einer Leiste sechs Felder vorrücken oder sechs Zonen weit reisen.',
    'Q-35': 'Kann die Bank leer sein? Nein, Dukaten gehen nie aus. Würfel und Karten dagegen schon.',
    'Q-36':
      'Kann die Auslage der Manuskripte ausgetauscht werden? Nein. Was offen liegt, bleibt, bis es jemand nimmt, und neu gemischt wird nie. Belegt sind 55 Manuskripte auf vier Stufen; ihre Verteilung ist rekonstruiert, auf den Stufen 1 bis 3 je drei für jeden Dialekt, auf Stufe 4 je eines für jedes Paar von Dialekten. Die Titel haben wir ausgesucht. Wer das Spiel besitzt, kann die echten Angaben in einer Datendatei nachliefern.',
    'Q-37':
      'Was ist, wenn in einer Zeile weniger Würfel liegen als sonst? Dann sind in dieser Runde nur diese zu haben. Das kann ab Runde 8 vorkommen, weil der Beutel leer ist und nur zurückgekehrte Würfel nachkommen.',
  },
};
