/** The story of a game in German. */
import type { StoryCounts, StoryMessages } from './index.js';

export const counts: StoryCounts = {
  point: { one: '# Punkt', other: '# Punkte' },
  pointWith: { one: '# Punkt', other: '# Punkten' },
  time: { one: '#-mal', other: '#-mal' },
};

export const messages: StoryMessages = {
  'when.early': 'zu Beginn',
  'when.middle': 'zur Halbzeit',
  'when.late': 'gegen Ende',
  'openEven.0': '{names} setzten sich an den Tisch, und die Chancen waren fast gleich verteilt.',
  'openEven.1': 'Es war ein ausgeglichener Beginn: Als {names} Platz nahmen, war niemand deutlich im Vorteil.',
  'openEven.2': '{names} kamen an den Tisch, und nach dem Austeilen war alles offen.',
  'openAhead.0':
    '{names} setzten sich an den Tisch, und am besten meinte es das Austeilen mit {@seat}: {share} Gewinnchance vor dem ersten Zug.',
  'openAhead.1': 'Als {names} Platz nahmen, hatte {@seat} die besten Aussichten: {share}.',
  'openAhead.2':
    '{names} kamen an den Tisch, und die besten Karten hatte von Anfang an {@seat} mit {share} Gewinnchance.',
  'openPlain.0': '{names} setzten sich an den Tisch.',
  'openPlain.1': 'Am Tisch: {names}.',
  'openPlain.2': 'Diese Partie spielten {names}.',
  'openScored.0': '{names} setzten sich an den Tisch, und als Erstes setzte sich {@seat} ab ({round}).',
  'openScored.1': '{names} kamen an den Tisch, und die erste Führung ging an {@seat} ({round}).',
  'conceded.0': 'Anstelle von {names} spielte ein Bot die Partie zu Ende.',
  'leadAll.0': 'Fast von Anfang bis Ende lag {@seat} vorn.',
  'leadAll.1': 'Außer {@seat} lag kaum jemals jemand vorn.',
  'leadMost.0': 'Lange sprach alles für {@seat}, mit einer Gewinnchance von bis zu {share} ({round}).',
  'leadMost.1': 'Am längsten hatte {@seat} die besten Aussichten, in der Spitze {share} ({round}).',
  'leadMost.2': 'Am längsten lag {@seat} vorn und hatte zwischendurch eine Gewinnchance von {share} ({round}).',
  'leadChanges.0': 'Die besten Aussichten gingen {#time:count} von Hand zu Hand: ein offenes Rennen.',
  'leadChanges.1': 'Lange blieb niemand vorn: Die Führung wechselte {#time:count}.',
  'aheadMost.0': 'Die meiste Zeit lag {@seat} nach Punkten vorn.',
  'aheadMost.1': 'Nach Punkten führte {@seat} am längsten.',
  'aheadChanges.0': 'Die Führung nach Punkten wechselte {#time:count}.',
  'aheadChanges.1': 'Vorn ging es hin und her: {#time:count} wechselte die Führung nach Punkten.',
  'half.0': 'Zur Halbzeit ({round}) führte {@seat} mit {#pointWith:points}, {@other} hatte {less}.',
  'half.1': 'Zur Halbzeit ({round}) stand es {points} zu {less} zwischen {@seat} und {@other}.',
  'slip.0':
    'Eine Entscheidung mit Folgen ({round}): {@seat} wählte {played} und kam auf {kept} Gewinnchance, mit {other} wären es {best} gewesen.',
  'slip.1':
    'Es hätte auch anders kommen können ({round}): Mit {other} statt {played} hätte {@seat} bei {best} gestanden, nicht bei {kept}.',
  'slip.2':
    'Die teuerste Entscheidung der Partie ({round}): {@seat} wählte {played} statt {other} und hatte damit {kept} Gewinnchance, nicht {best}.',
  'slipLeft.0':
    'Das teuerste Versäumnis ({round}): {@seat} verzichtete auf {other} und hatte {kept} Gewinnchance statt {best}.',
  'slipBare.0':
    'Die teuerste Entscheidung der Partie traf {@seat} ({round}): Es blieben {kept} Gewinnchance, möglich waren {best}.',
  'slipPoints.0':
    'Die teuerste Entscheidung der Partie ({round}): {@seat} wählte {played}, dabei waren mit {other} {#point:points} mehr zu erwarten.',
  'slipPoints.1':
    'Es hätte auch anders kommen können ({round}): {@seat} wählte {played} statt {other} und ließ damit {#point:points} liegen.',
  'slipPointsBare.0':
    'Die teuerste Entscheidung der Partie traf {@seat} ({round}): Eine andere versprach {#point:points} mehr.',
  'gain.0': 'Am meisten profitierte davon {@other}.',
  'gain.1': 'Das half vor allem {@other}.',
  'othersGood.0': 'Was die anderen taten, half niemandem mehr als {@seat}.',
  'othersGood.1': 'Die anderen taten für {@seat} mehr, als sie gewollt haben können.',
  'closeOpen.0': 'Kurz vor Schluss ({round}) war noch alles offen: {@seat} bei {share}, {@other} bei {less}.',
  'closeOpen.1':
    'Gegen Ende ({round}) hatte {@seat} {share} Gewinnchance und {@other} {less}: Entschieden war noch nichts.',
  'closeDone.0': 'Kurz vor Schluss ({round}) konnte für {@seat} kaum noch etwas schiefgehen: {share}.',
  'closeDone.1': 'Gegen Ende ({round}) war es so gut wie entschieden: {share} für {@seat}.',
  'closeUpset.0': 'Noch im letzten Augenblick lag {@seat} mit {share} Gewinnchance vorn.',
  'closeUpset.1': 'Bis unmittelbar vor Schluss hatte {@seat} die besten Aussichten: {share}.',
  'closePoints.0': 'Kurz vor Schluss ({round}) lag {@seat} {#point:points} vor {@other}.',
  'closePoints.1': 'Gegen Ende ({round}) lagen {#point:points} zwischen {@seat} und {@other}.',
  'endNarrow.0': '{@seat} gewann um Haaresbreite: {points} zu {less} gegen {@other}.',
  'endNarrow.1': 'Am Ende hatte {@seat} {#point:points} und {@other} {less}: Knapper ging es kaum.',
  'endClear.0': '{@seat} gewann mit {#pointWith:points}, {margin} mehr als {@other}.',
  'endClear.1': 'Der Sieg ging an {@seat} mit {#pointWith:points}; auf Platz zwei kam {@other} mit {less}.',
  'endClear.2': 'Am Ende lag {@seat} {#point:margin} vorn: {points} zu {less} gegen {@other}.',
  'endFar.0': '{@seat} gewann mit großem Abstand: {#point:points}, {margin} mehr als {@other}.',
  'endFar.1': 'Am Ende reichte niemand an {@seat} heran: {points} zu {less} gegen {@other}.',
  'endTie.0':
    '{names} lagen mit {#pointWith:points} gleichauf, und der Gleichstand wurde zugunsten von {@seat} entschieden.',
  'endTie.1':
    'Am Ende standen je {#point:points} für {names} da: Der Sieg ging durch die Regel für Gleichstand an {@seat}.',
  'endShared.0': '{names} teilen sich den Sieg mit je {#pointWith:points}.',
  'endShared.1': 'Am Ende waren {names} nicht zu trennen: ein geteilter Sieg mit je {#pointWith:points}.',
  'endAlone.0': '{@seat} gewann mit {#pointWith:points}.',
  'sheet.0':
    'Den Unterschied machte vor allem eines ({category}): {#point:points} für {@seat}, bei den anderen höchstens {less}.',
  'sheet.1': 'Nirgends war der Vorsprung von {@seat} größer als hier: {category}, {points} zu {less}.',
  'lowest.0': 'Am Tiefpunkt ({round}) hatte {@seat} eine Gewinnchance von {share} und gewann trotzdem.',
  'lowest.1': 'Nicht schlecht, wenn man bedenkt, dass {@seat} einmal bei {share} stand ({round}).',
  'hopeless.0': 'Dabei gab es eine Zeit ({round}), in der kaum jemand auf {@seat} gewettet hätte.',
  'hopeless.1': 'Man soll nie aufgeben: Zwischendurch ({round}) hatte {@seat} kaum noch eine Chance.',
  'safe.0': 'Ernsthaft in Gefahr war {@seat} nie: Die Gewinnchance lag immer bei mindestens {share}.',
  'safe.1': 'Nie weniger als {share}: {@seat} hatte diese Partie immer in der Hand.',
  'missed.0': 'So nah dran war {@seat}, mit zwischendurch {share} Gewinnchance ({round}).',
  'missed.1': '{@seat} will sicher eine Revanche, denn einmal stand die Gewinnchance bei {share} ({round}).',
  'behind.0': 'Dabei hatte {@seat} zur Halbzeit ({round}) noch {#point:points} zurückgelegen.',
  'behind.1': 'Nicht schlecht nach einer ersten Hälfte ({round}), an deren Ende {@seat} {#point:points} zurücklag.',
};
