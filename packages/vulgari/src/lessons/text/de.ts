/** The lessons of De Vulgari Eloquentia in German. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Italien um 1300. Du beginnst als reisender Kaufmann und kannst Ordensbruder werden, dann Kardinal, vielleicht sogar Papst. Du ziehst von Stadt zu Stadt, gewinnst Wissen, sammelst Manuskripte in fünf Dialekten und suchst Fürsprecher. Wer am Ende die meisten Volgare-Punkte hat, gewinnt.',
  'primer.points':
    'Die meisten Punkte bringen Manuskripte: jedes so viele wie seine Stufe, 1 bis 4, und alle fünf Dialekte zusammen 5 weitere. Dann kommt die Wahl: Politiker, Adelige und Äbtissinnen sind Stimmen, und für Stimmen gibt es ein Amt, das 6 bis 22 Punkte zählt. Der Rest kommt von Bibliothek, eigener Karte, Schreibern, Leisten und Reichtum.',
  'primer.turn':
    'Du hast fünf Aktionen: einmal reisen, ein Manuskript nehmen, Würfel nehmen, Wissen oder Dukaten erwerben, auf Leisten vorrücken. Vor und nach deiner Reise kannst du nutzen, was die Zone bietet. Städte und Ereigniskarten geben dir Dukaten und Wissen, ohne eine Aktion zu kosten.',
  'primer.end':
    'Ab Runde 12 wird in jeder Runde eine Papstkarte aufgedeckt. Die zweite rote macht ihre Runde zur letzten: frühestens Runde 13, spätestens Runde 16. Dann folgt die Wahl, und alle Punkte werden gezählt.',
  'primer.about.picture': 'Die Karte Italiens, die Zonen in den Farben der Dialekte, mit den Figuren der Spieler.',
  'primer.points.picture':
    'Die Manuskripte, die man nehmen kann, in Reihen von Stufe 1 bis 4, jedes mit seinem Dialekt.',
  'primer.turn.picture':
    'Der Zug eines Spielers: die übrigen Aktionsmarker, was schon getan ist, und die Würfel, die man nehmen kann.',
  'primer.end.picture': 'Die Rundentafel: die Ereigniskarten und was die Runden bis zum Ende bringen.',
  'primer.advice1':
    'Hol dir früh Wissen, bis Stufe 4: Damit bekommst du jedes Manuskript, und Rom allein bringt 15. Darüber entscheidet es fast nur noch Gleichstände.',
  'primer.advice2':
    'Werde in den ersten Runden Ordensbruder: Es kostet die Hälfte deiner Dukaten, also geh, solange du wenige hast. Von da an erhältst du Almosen.',
  'primer.advice3':
    'Entscheide früh, welches Amt du willst, und zähle deine Stimmen: Was über das Nötige hinausgeht, ist wenig wert.',
  'journeys.title': 'Reisen',
  'journeys.start':
    'Alle beginnen als Kaufmann mit 10 Dukaten. Wähle zuerst, wo deine Figur startet: {zones:zone} liegt neben zwei reichen Städten.',
  'journeys.step':
    'In deinem Zug hast du 5 Aktionen. Ein Schritt in eine angrenzende Zone kostet 1 Aktion und keine Dukaten. Reise nach {zones:zone}.',
  'journeys.claim':
    'Eine Stadt mit Wert gibt ihn jedem Spieler einmal im Spiel, und das kostet keine Aktion. Dukaten bekommen nur Kaufleute. Nutze {zones:zone}: 20 Dukaten.',
  'journeys.business':
    'Zweierlei kannst du überall tun, je einmal im Zug. Der Kleinhandel bringt für 1 Aktion 10 Dukaten. Mach das jetzt.',
  'journeys.psalter':
    'Der Psalter bringt für 1 Aktion 3 Wissen, oder 4, wenn du beim Wissen Letzter bist, so wie jetzt. Studiere ihn.',
  'journeys.riddle':
    'Du hast noch 2 Aktionen. Du bist in einer blauen Zone, und nur dort kannst du im Rätsel von Verona vorrücken: Am Ende erhält der Vorderste bis zu 6 Punkte. Rücke 2 Felder vor.',
  'journeys.end': 'Deine fünf Aktionen sind verbraucht. Beende deinen Zug, dann ist Bruno dran.',
  'journeys.before':
    'Dein zweiter Zug. Du kannst sowohl die Zone nutzen, in der deine Reise beginnt, als auch die, in der sie endet. Also rücke im Rätsel noch 1 Feld vor, bevor du die blaue Zone verlässt.',
  'journeys.sail':
    'Über Land kostet jede Zone 1 Aktion; mehr als eine Zone kostet dazu 10 Dukaten. Zu einem anderen Hafen desselben Meeres überzusetzen kostet 3 Aktionen und 10 Dukaten. Fahre nach {zones:zone}.',
  'journeys.claimAgain': 'Du bist am anderen Ende Italiens. Nutze {zones:zone}: 15 Dukaten.',
  'journeys.sea':
    'Es geht auch billiger über das Meer: Fahre für 1 Aktion hinaus und bleib dort, im nächsten Zug legst du für 1 Aktion an. Das kostet keine Dukaten, aber auf See kannst du keine Zone nutzen.',
  'journeys.summary':
    'Du machst je Zug nur eine Reise, und Zonen, die du durchquerst, nützen dir nichts. Frag dich also vor dem Aufbruch: Was kann ich hier noch tun, und was dort, wo ich ankomme?',
  'manuscripts.title': 'Manuskripte',
  'manuscripts.shown':
    'Hier liegen die Manuskripte aus, eines je Stufe. Am Ende zählt jedes seine Stufe, also 1 bis 4 Punkte. Um eines zu nehmen, brauchst du dreierlei: die Wissensstufe, eine Zone seines Dialekts und Aktionen.',
  'manuscripts.journey':
    'Nehmen wir „{title}“. Der Dialekt ist {dialects:dialect}, und {zones:zone} ist eine Zone dieses Dialekts. Reise dorthin: 2 Zonen kosten 2 Aktionen und 10 Dukaten.',
  'manuscripts.level':
    'Das Manuskript hat Stufe 2. Du bist auf der Wissensleiste noch auf Stufe 1; Stufe 2 beginnt auf Feld 13. Die Stadt hilft dir weiter: Nimm 8 Dukaten und 15 Wissen.',
  'manuscripts.take':
    'Jetzt passt alles: Du hast Stufe 2, bist in der richtigen Zone, und ein Manuskript der Stufe 2 kostet 2 Aktionen. Nimm „{title}“.',
  'manuscripts.study': 'Je Zug darfst du nur ein Manuskript nehmen. Nutze deine letzte Aktion für Wissen: den Psalter.',
  'manuscripts.end':
    'Beende deinen Zug. In jeder Runde beginnt, wer am wenigsten Wissen hat. Nach seinem Zug eröffnet Bruno also auch die nächste Runde.',
  'manuscripts.next':
    'Für das genommene Manuskript ist ein neues gekommen. Sieh dir Stufe 1 an: Der Dialekt ist {dialects:dialect}, und das benachbarte {zones:zone} ist eine Zone dieses Dialekts. Reise dorthin.',
  'manuscripts.claim': 'Nutze {zones:zone}: 10 Dukaten und 3 Wissen, unterwegs und ohne Aktion.',
  'manuscripts.takeAgain':
    'Nimm „{title}“ für 1 Aktion. Ein Manuskript bringt immer 1 Punkt je Aktion. Weil du aber nur eines je Zug nehmen darfst, bringen hohe Stufen mehr.',
  'manuscripts.high':
    '„{title}“ brächte 3 Punkte, verlangt aber Stufe 3, und die beginnt auf Feld 26. Du bist auf Feld 21. Deshalb ist Wissen in den ersten Runden am meisten wert.',
  'manuscripts.summary':
    'Je ein Manuskript in allen fünf Dialekten bringt am Ende 5 weitere Punkte. Eines der Stufe 4 hat zwei Dialekte und zählt für einen davon. Zwei Dialekte hast du schon, drei fehlen noch.',
  'cubes.title': 'Würfel und Ämter',
  'cubes.offer':
    'In jeder Runde gibt es Würfel in vier Farben. Ein Politiker zählt 3 Stimmen, ein Adeliger 2, eine Äbtissin 1: Stimmen brauchst du bei der Wahl für ein Amt. Schreiber haben keine Stimme, aber anderen Nutzen.',
  'cubes.noble':
    'Ein Würfel kostet 1 Aktion, zwei einer Farbe kosten 4. Adelige kosten keine Dukaten, darum nimmt man sie oft zuerst. Nimm den Adeligen.',
  'cubes.keep':
    'Einen Adeligen darfst du für 20 Dukaten verkaufen, aber nur in dem Moment, in dem du ihn nimmst. Behalte ihn diesmal wegen seiner 2 Stimmen.',
  'cubes.politician': 'Ein Politiker kostet dazu 30 Dukaten. Du hast 40, und 3 Stimmen sind viel. Nimm den Politiker.',
  'cubes.scribe':
    'Ein Schreiber kostet nur 1 Aktion. Er kommt vor deinen Sichtschirm und ist dort noch nichts wert. Nimm den Schreiber.',
  'cubes.abbey':
    'Eine Äbtissin kostet 15 Dukaten, und du hast nur noch 10. In einer Abtei kosten Äbtissinnen aber keine Dukaten. Reise zur Abtei: {zones:zone}.',
  'cubes.abbess': 'Nimm die Äbtissin mit deiner letzten Aktion, ganz ohne Dukaten.',
  'cubes.convert':
    'In einer Abtei kannst du auch alle deine Schreiber einlösen, ohne Aktion. Entweder kommt jeder hinter den Sichtschirm und zählt am Ende 1 Punkt, oder jeder bringt jetzt 3 Wissen. Das Spiel hat gerade begonnen: Nimm das Wissen.',
  'cubes.votes':
    'Hinter deinem Sichtschirm liegen nun 6 Stimmen, für die anderen verdeckt. Nach der letzten Runde kannst du Würfel für ein Amt abwerfen: Als Kaufmann wirst du mit 7 Stimmen Bankier, das zählt 6 Punkte.',
  'cubes.summary':
    'Wer aufsteigt, gewinnt mehr. Ein Ordensbruder wird mit 10 Stimmen Benediktinermönch: 11 Punkte. Ein Kardinal wird mit 11 Stimmen Camerlengo: 14, oder mit 17 Papst: 22. Stimmen sind knapp, sammle sie früh.',
  'statuses.title': 'Kaufmann, Ordensbruder, Kardinal',
  'statuses.merchant':
    'Du bist Kaufmann. Nur Kaufleute bekommen Dukaten von Städten und Ereigniskarten, und nur sie handeln mit dem Orient. Ordensbrüder und Kardinäle erhalten dafür Almosen und am Ende bessere Ämter.',
  'statuses.convent':
    'Du hast in diesem Zug noch 2 Aktionen. In einem Konvent kann ein Kaufmann Ordensbruder werden. Reise zum Konvent: {zones:zone}.',
  'statuses.friar':
    'Ordensbruder zu werden kostet keine Aktion, aber die Hälfte deiner Dukaten, hier 28 von 55. Jeder hat einen eigenen Vorteil: {persons:person} bringt 7 Wissen und einen virtuellen Adeligen mit 2 Stimmen. Wähle ihn.',
  'statuses.sale':
    '{persons:person} darf einmal 20 Dukaten für den virtuellen Adeligen nehmen und behält ihn trotzdem. Nimm sie.',
  'statuses.earn':
    'Verdiene erst, nachdem du gezahlt hast, dann gibst du davon nicht die Hälfte ab. Nutze jetzt den Kleinhandel; das dürfen auch Ordensbrüder.',
  'statuses.end': 'Beende deinen Zug. Bruno bleibt Kaufmann und wird immer reicher.',
  'statuses.alms':
    'Die neue Runde begann mit Almosen: Jeder Ordensbruder erhält 5 Dukaten, jeder Kardinal 10. Der reichste Kaufmann zahlt, wenn er mehr hat als du, sonst die Bank. Diesmal musste Bruno zahlen. Almosen gibt es bis Runde 11.',
  'statuses.cathedral':
    'In einer Kathedrale kann ein Ordensbruder Kardinal werden. Es gibt nur zwei, und eine ist gleich nebenan. Reise nach {zones:zone}.',
  'statuses.cardinal':
    'Kardinal zu werden kostet 40 Dukaten und einen Politiker oder Adeligen. Auch Kardinäle haben verschiedene Vorteile: {persons:person} zählt am Ende 6 Punkte, außer du wirst Papst. Wähle ihn.',
  'statuses.tribute':
    'Deine Karte als Ordensbruder kommt jetzt aus dem Spiel und mit ihr der virtuelle Adelige. Zahle also mit ihm und behalte den echten.',
  'statuses.summary':
    'Kardinal in Runde 3! Nun erhältst du in jeder Runde 10 Dukaten Almosen, und am Ende machen dich 11 Stimmen zum Camerlengo, 17 zum Papst. Kaufmann wirst du nie wieder, aber das wirst du kaum vermissen.',
  'tracks.title': 'Leisten',
  'tracks.overview':
    'Neben dem Wissen gibt es sechs Leisten. Jedes Feld kostet 1 Aktion, und du darfst in einem Zug mehrere Felder vorrücken. Auf demselben Feld liegt vorn, wer zuerst da war.',
  'tracks.city':
    'Im Sonnengesang rückst du nur in Franziskanerstädten vor, in jeder in der Runde, die ihre Karte zeigt, und in den Runden 15 und 16 in allen. In dieser Runde ist es {zones:zone}. Reise dorthin.',
  'tracks.canticle':
    'Hier kostet jedes Feld auch 1 Äbtissin, und du hast eine. Am Ende erhält der Erste 9 Punkte, der Zweite 4. Rücke 1 Feld vor.',
  'tracks.messenger':
    'Mit dem Boten kannst du überall vorrücken. Sein letztes Feld ist Bologna: Es kostet 20 Dukaten und 2 Äbtissinnen und bringt 15 Wissen; ab Runde 8 bringt der halbe Preis 10. Rücke 1 Feld vor.',
  'tracks.rest':
    'Wer auf der Rastleiste vorn liegt, beginnt die nächste Runde; dann kehrt seine Scheibe zum Start zurück. So hast du die erste Wahl bei Würfeln und Manuskripten. Rücke 1 Feld vor.',
  'tracks.business': 'Bald brauchst du Dukaten für eine Reise. Nutze deine letzte Aktion für den Kleinhandel.',
  'tracks.end': 'Beende deinen Zug. Bruno hat schon gespielt, also beginnt die nächste Runde.',
  'tracks.first':
    'Du beginnst, obwohl du mehr Wissen hast als Bruno: Das macht die Rast. Nun zum Rätsel von Verona, dafür brauchst du eine blaue Zone. Reise nach {zones:zone}, für 2 Aktionen und 10 Dukaten.',
  'tracks.riddle':
    'Bruno liegt auf Feld 2. Am Ende punktet nur der Vorderste: 4 Punkte ab Feld 4, 5 ab Feld 7, 6 ab Feld 10. Rücke 3 Felder vor und überhole ihn.',
  'tracks.orient':
    'Der Orient ist nur für Kaufleute. Liegst du auf dem letzten Feld, bringt jede Stadt, die du danach nutzt, 10 Dukaten mehr. Wenn überhaupt, lohnt sich das früh im Spiel.',
  'tracks.library':
    'Die Päpstliche Bibliothek öffnet in Runde 12. Ab Feld 3 darfst du 1 Karte ziehen, weiter vorn bis zu 4, und behältst eine davon: 2 bis 4 Punkte. In den letzten Runden sind Aktionen hier gut angelegt.',
  'tracks.summary':
    'Rennen gewinnt man spät. Wer früh vorn liegt, lädt die anderen zum Überholen ein, und nur einer oder zwei bekommen Punkte. Sieh also, was die anderen noch tun können, und zieh dann vorbei.',
  'summons.title': 'Ereignisse, Almosen, Einberufung',
  'summons.card':
    'Jede der ersten zehn Runden legt eine Ereigniskarte in ihre Zone. Dort liegt sie, bis der Erste sie nutzt. In {zones:zone} wartet {title}. Reise dorthin: {persons:person} zahlt für Reisen keine Dukaten.',
  'summons.use':
    'Eine Ereigniskarte zu nutzen kostet keine Aktion. Karten mit Wissen sind für alle, Karten mit Dukaten nur für Kaufleute. Nutze {title}: 4 Wissen.',
  'summons.claim':
    'Als Ordensbruder bekommst du von {zones:zone} keine Dukaten mehr, aber Wissen. Nutze die Stadt: 5 Wissen.',
  'summons.end': 'Beende deinen Zug. Dann spielt Bruno, und Runde 10 beginnt.',
  'summons.alms':
    'Jede Runde beginnt mit ihrer Ereigniskarte, dann gibt es Almosen. Du hast 5 Dukaten erhalten, Bruno als Kardinal 10. Kaufmann ist hier niemand mehr, also hat die Bank gezahlt.',
  'summons.stupor':
    'Die zehnte Ereigniskarte ist besonders: {title} liegt nun in {zones:zone} und ist 10 Wissen wert. Wer dort seinen Zug beendet, darf die anderen einberufen. Reise dorthin.',
  'summons.manuscript':
    'Du hast noch drei Aktionen, und ein Manuskript passt zu dieser Zone und zu deiner Stufe. Nimm „{title}“.',
  'summons.last': 'Einberufen kannst du erst ganz am Ende deines Zuges. Beende ihn.',
  'summons.summon':
    'Wen du einberufst, der darf kostenlos kommen oder wegbleiben. Kommt niemand, gewinnst du, ohne etwas abzuwerfen. Berufe alle ein.',
  'summons.bid':
    'Bruno ist gekommen, also gibt es eine Versteigerung. Geboten werden Stimmen, also Würfel hinter dem Sichtschirm, und nur der Gewinner wirft ab. Als Einberufer hast du 2 Stimmen Bonus. Biete 4.',
  'summons.pay':
    'Bruno hat gepasst, du gewinnst. Dank deines Bonus von 2 wirfst du nur 2 Stimmen ab. Für einen Politiker bekämst du nichts zurück, wirf also einen Adeligen ab.',
  'summons.summary':
    'Ein Adeliger für 10 Wissen, und du bist auf Stufe 4. Dir bleiben 10 Stimmen, genau so viele, wie ein Ordensbruder als Benediktinermönch braucht. Biete nie Stimmen, die du für dein Amt brauchst.',
  'election.title': 'Die Wahl',
  'election.dead':
    'Die zweite rote Papstkarte: Der Papst ist tot. Dies ist die letzte Runde, und alle Figuren wurden nach {zones:zone} gesetzt. Nutze deine Aktionen nur noch für Punkte und Stimmen.',
  'election.abbess':
    'Zähle deine Stimmen: Du hast 16, und 17 reichen für den Papst. Nimm eine Äbtissin für 15 Dukaten.',
  'election.library':
    'In der Päpstlichen Bibliothek liegst du auf Feld 1. Ab Feld 3 darfst du eine Karte ziehen. Rücke 2 Felder vor.',
  'election.draw': 'Ziehen kostet keine Aktion, und die Karte, die du behältst, zählt 2 bis 4 Punkte. Zieh eine.',
  'election.manuscript': 'Manuskripte zählen bis zuletzt. Nimm „{title}“ für 1 Aktion.',
  'election.claim':
    'Nun, was nichts kostet. Bei der Wahl wählt zuerst, wer das meiste Wissen hat, und Wissen entscheidet jeden Gleichstand. {zones:zone} hast du noch nicht genutzt: 15 Wissen.',
  'election.event': 'Auch {title} liegt noch hier. Mit diesen 5 Wissen überholst du Bruno. Nutze die Karte.',
  'election.end': 'Deine letzte Aktion kann keine Punkte mehr bringen. Beende deinen Zug; Bruno macht seinen letzten.',
  'election.compare':
    'Alle Sichtschirme sind gehoben. Als Papst bekämst du 22 Punkte, aber nichts für {persons:person}, und behieltest keine Stimmen. Als Camerlengo: 14, dazu 6 für {persons:person} und 3 für die meisten übrigen Stimmen, also 23.',
  'election.elect':
    'Jeder darf ein Amt erhalten, oder keines. Das höhere ist nicht immer das bessere. Werde Camerlengo.',
  'election.spend':
    'Wirf Würfel mit mindestens 11 Stimmen ab; zu viel gibt es nicht zurück. Der Politiker und alle vier Adeligen sind genau 11, und deine sechs Äbtissinnen bleiben.',
  'election.summary':
    'Amt, Karte und Stimmen haben dir 23 Punkte gebracht. Doch Bruno gewinnt mit 48 zu 41: Seine Manuskripte und die fünf Dialekte zählen 21, deine nur 9. Ein Amt ist viel wert, braucht aber Manuskripte daneben.',
  'rounds.title': 'Vier Runden',
  'rounds.start':
    'Jetzt spielst du den Anfang einer Partie, mit Rat. Wo beginnst du? Von {zones:zone} sind es nur zwei Zonen nach {zones:goal}, und dort gibt es 15 Wissen. Starte in {zones:zone}.',
  'rounds.journey': 'Die Reise nach {zones:zone} kostet 2 Aktionen und deine ganzen 10 Dukaten. Das ist sie wert.',
  'rounds.claim': 'Nimm zuerst, was nichts kostet: 8 Dukaten und 15 Wissen. Damit erreichst du Stufe 2.',
  'rounds.manuscript': 'Zone und Stufe passen: Nimm „{title}“ für 2 Aktionen.',
  'rounds.noble': 'Du hast noch 1 Aktion, und du wirst Dukaten brauchen. Nimm den Adeligen …',
  'rounds.sell':
    '… und verkaufe ihn sofort für 20 Dukaten. Damit ist dein Zug zu Ende. Bruno hat weniger Wissen: Er spielt jetzt und eröffnet auch die nächste Runde.',
  'rounds.event': 'Runde 2. {title} ist in deine Zone gekommen. Nutze die Karte, bevor du gehst: 5 Wissen.',
  'rounds.convent':
    'Werde Ordensbruder, solange du wenige Dukaten hast. Der nächste Konvent ist {zones:zone}: 2 Aktionen und 10 Dukaten.',
  'rounds.friar':
    'Die Hälfte von 18 sind nur 9 Dukaten. {persons:person} passt zu allen, die bald Kardinal werden wollen: Sein virtueller Adeliger bezahlt das. Wähle ihn.',
  'rounds.sale': 'Nimm 20 Dukaten für den virtuellen Adeligen; er bleibt dir.',
  'rounds.business':
    'Verdiene 10 Dukaten im Kleinhandel. Mit den letzten beiden Aktionen nimmst und behältst du dann den Adeligen und studierst den Psalter. Dein Zug endet, und Bruno spielt.',
  'rounds.cathedral':
    'Runde 3. Mit den Almosen hast du 44 Dukaten, genug für einen Kardinal. Reise zur Kathedrale: {zones:zone}.',
  'rounds.cardinal':
    'Die stärksten Bots sind hier oft schon in Runde 3 Kardinal. Am liebsten nehmen sie diese Karte: {persons:person}. Mit ihren 6 Punkten ist ein Camerlengo fast so gut wie ein Papst. Wähle sie.',
  'rounds.tribute':
    'Zahle mit dem virtuellen Adeligen. Er käme mit deiner Karte als Ordensbruder ohnehin aus dem Spiel.',
  'rounds.free':
    'Du hast noch 4 Aktionen: Beende diesen Zug, wie du magst. Es ist nur ein Versuch. Danach geht es weiter mit Kleinhandel, Psalter, einem Schreiber und einem Feld auf der Rastleiste.',
  'rounds.alone':
    'Runde 4. Dank der Rast beginnst du, und Bruno musste dir 10 Dukaten Almosen geben. Spiele nun einen ganzen Zug allein. Denk an Wissen bis Stufe 4, an Manuskripte und an Stimmen.',
  'rounds.summary':
    'So beginnt eine Partie. Mach so weiter: Stufe 4, alle fünf Dialekte, die Stimmen für dein Amt; und ab Runde 12 achte auf die Papstkarten. Du bist bereit für deine erste richtige Partie.',
};
