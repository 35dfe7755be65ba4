/** What the page says when somebody asks what something at a table is, in German. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'help'> = {
  'help.title': 'Was ist das?',
  'help.hint':
    'Zeige auf etwas auf dem Tisch oder gehe mit den Pfeiltasten von einem zum anderen. Dabei wird nichts gespielt; mit Esc kehrst du zum Spiel zurück.',
  'help.hintTouch': 'Tippe auf etwas auf dem Tisch. Dabei wird nichts gespielt.',
  'help.next': 'Nächstes Element',
  'help.previous': 'Voriges Element',
  'help.leave': 'Zurück zum Spiel',
  'help.more': 'Umschalt+I: die Regeln dazu',
  'help.rules': 'Regeln dazu',
  'help.frame.prompt.name': 'Die Frage',
  'help.frame.prompt.says': 'Was jetzt zu entscheiden ist und wer entscheidet.',
  'help.frame.choices.name': 'Die Möglichkeiten',
  'help.frame.choices.says':
    'Alles, was du jetzt wählen kannst, und darunter zugeklappt, was nicht geht und warum. Tippe Buchstaben, um zu suchen; mit den Tasten 1 bis 9 wählst du aus.',
  'help.frame.amount.name': 'Eine Anzahl',
  'help.frame.amount.says':
    'Stelle sie mit den Knöpfen, dem Regler oder den Pfeiltasten ein oder tippe sie ein; bestätige mit dem Knopf darunter.',
  'help.frame.undo.name': 'Rückgängig',
  'help.frame.undo.says':
    'Nimmt deine letzte Wahl oder den ganzen Zug zurück, bis dahin, wo etwas aufgedeckt oder bestätigt wurde.',
  'help.frame.log.name': 'Der Verlauf',
  'help.frame.log.says':
    'Alles, was geschehen ist, das Neueste zuerst. Zeige auf eine Zeile, um hervorzuheben, worum es darin geht. Wähle die Zeile eines Bots, um nach dem Grund zu fragen.',
  'help.frame.seats.name': 'Die Spieler',
  'help.frame.seats.says':
    'Die Punkte aller Spieler und was in diesem Spiel am meisten zählt. Zeige auf einen Spieler, um zu sehen, woher die Punkte kommen.',
  'help.frame.ending.name': 'Das Spielende',
  'help.frame.ending.says': 'Wie weit das Spiel ist und was es beendet.',
  'help.frame.recap.name': 'Seit deinem letzten Zug',
  'help.frame.recap.says':
    'Was seit deinem letzten Zug geschehen ist. Zeige auf eine Zeile, um es auf dem Tisch zu sehen, oder sieh es dir Schritt für Schritt noch einmal an.',
  'help.frame.sheet.name': 'Das Wertungsblatt',
  'help.frame.sheet.says': 'Woher die Punkte aller kommen, Kategorie für Kategorie, und wie sie gewachsen sind.',
  'help.frame.hint.name': 'Der Vorschlag',
  'help.frame.hint.says':
    'Was der stärkste Bot hier tun würde, wenn er nur sieht, was du siehst, und warum. Darunter die nächstbesten Möglichkeiten.',
  'help.frame.advice.name': 'Der Rat',
  'help.frame.advice.says':
    'Was der stärkste Bot hier täte, mit dem Wissen, das auch du hast, und sein wichtigster Grund. Dieselbe Lampe zeigt es am Tisch und in der Liste. Du kannst Ratschläge hier und in den Einstellungen abschalten.',
  'help.frame.tip.name': 'Ein Tipp',
  'help.frame.tip.says':
    'Erklärt das Wichtigste, wenn dir eine Art von Entscheidung zum ersten Mal begegnet. In den Einstellungen lassen sich Tipps aus- und einschalten.',
  'help.frame.zoom.name': 'Die Größe des Tisches',
  'help.frame.zoom.says': 'Vergrößert oder verkleinert den Tisch, wie die Tasten + und −.',
  'help.frame.tools.name': 'Regeln, Export und Wiederholung',
  'help.frame.tools.says': 'Das Regelheft öffnen, die Partie als Datei speichern oder von Anfang an ansehen.',
  'help.frame.pace.name': 'Das Tempo der Bots',
  'help.frame.pace.says':
    'Halte die Bots an, sieh ihnen Schritt für Schritt zu, springe zu deiner nächsten Entscheidung oder stelle ein, wie schnell sie spielen. Tasten: Umschalt+P anhalten, . ein Schritt, Umschalt+S überspringen.',
  'help.frame.seed.name': 'Der Hashwert des Startwerts',
  'help.frame.seed.says':
    'Legt die Reihenfolge der Karten vor dem Spiel fest. Am Ende wird der Startwert gezeigt, damit alle prüfen können, dass nichts verändert wurde.',
  'help.frame.controls.name': 'Die Steuerung',
  'help.frame.controls.says':
    'Führt zu jedem Augenblick der Partie: Entscheidung für Entscheidung, Zug für Zug, Runde für Runde oder automatisch. Die Striche unter dem Regler zeigen, wo Runden beginnen.',
  'help.frame.eyes.name': 'Blickwinkel',
  'help.frame.eyes.says':
    'Aus wessen Sicht du zusiehst: Gezeigt wird nur, was dieser Spieler in diesem Augenblick sehen konnte. „Alle“ zeigt, was alle sehen konnten.',
  'help.frame.position.name': 'Diese Stellung',
  'help.frame.position.says':
    'Einen Link kopieren, für jemanden, der diese Partie hat, oder von hier aus eine neue Partie beginnen.',
  'help.frame.past.name': 'Der Verlauf',
  'help.frame.past.says':
    'Alles, was bis zu diesem Augenblick geschehen ist, das Neueste zuerst. Zeige auf eine Zeile, um hervorzuheben, worum es darin geht.',
};
