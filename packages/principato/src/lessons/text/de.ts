/** The lessons of Principato in German. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Jeder regiert drei Jahre lang ein Fürstentum. Du lässt es produzieren, stellst ein Heer auf und gibst das Verdiente für Denkmäler, Bücher und Gemälde aus. Wer am Ende die meisten Siegpunkte hat, gewinnt.',
  'primer.points':
    'Jedes Denkmal, Buch und Gemälde zählt, was darauf steht. Das Heer bringt fünfmal Punkte, immer wenn die Militärstärke verglichen wird. Und zwei geheime Zielkarten belohnen dich dafür, auf bestimmte Weise zu bauen.',
  'primer.turn':
    'In deinem Zug hast du zwei Aktionen: eine deiner beiden Karten aktivieren, eine Karte gegen eine aus der Auslage tauschen oder einen Gunststein nehmen. Danach verlässt die älteste Karte der Auslage das Spiel, und eine neue kommt dazu.',
  'primer.end':
    'Jedes Jahr hat seinen eigenen Stapel. Ist er leer, endet das Jahr und die Heere werden verglichen; nach dem dritten Jahr wird abgerechnet.',
  'primer.about.picture':
    'Ein Fürstentum im zweiten Jahr: Felder und Höfe im Umland, Palazzi und eine Bank in der Stadt, zwei Kunstwerke im Palast, Gunststeine in der Kirche und die beiden Karten des Spielers.',
  'primer.points.picture':
    'Die beiden Zielkarten eines Spielers, jede mit ihrer Bedingung und dem, was sie jetzt wert ist.',
  'primer.turn.picture': 'Die Auslage: eine Reihe von Karten, die älteste kurz vor dem Abgang.',
  'primer.end.picture':
    'Der Nachziehstapel des zweiten Jahres, die bisherigen Militärwertungen und was jeder Platz in einer Wertung bringt.',
  'primer.advice1': 'Baue Höfe und Banken zusammen mit Feldern und Palazzi: Was du nicht lagern kannst, ist verloren.',
  'primer.advice2':
    'Sieh dir deine Zielkarten an, bevor du etwas baust: Sie sagen dir, welche Gebäude und Werke für dich mehr wert sind.',
  'primer.advice3':
    'Werde nicht bei jeder Militärwertung Letzter: Katapulte zählen das ganze Spiel lang und müssen nicht versorgt werden.',
  'production.title': 'Produzieren und lagern',
  'production.principality':
    'Das ist dein Fürstentum. Felder produzieren Nahrung, Palazzi produzieren Geld. Gelagert wird auf Höfen und in Banken: Jeder Hof fasst 2 Nahrung, jede Bank 2 Geld. Du beginnst mit je einem davon und mit 1 Nahrung, 1 Geld und 1 Gunst.',
  'production.collect':
    'Du hast immer genau zwei Karten und in jedem Zug zwei Aktionen. Eine Karte zu aktivieren ist eine davon. Aktiviere deine Karte „{cards:card}“.',
  'production.room':
    'Du darfst 2 Geld, 1 Nahrung und 1 Geld oder 2 Nahrung nehmen. Dein Hof und deine Bank haben aber nur noch Platz für je einen Stein, und was keinen Platz findet, ist verloren. Nimm von beidem 1.',
  'production.exchange':
    'Diese Karte trägt das Tauschsymbol: Nach der Benutzung kommt sie in die Auslage, und du nimmst dafür eine andere. Das gehört zur Aktion und kostet nichts. Nimm „{cards:card}“: Damit produzieren deine Felder.',
  'production.build':
    'Deine Lager sind voll, weitere Nahrung ginge verloren. Du hast noch eine Aktion: Aktiviere „{cards:card}“ und baue einen zweiten Hof.',
  'production.farm': 'Ein Hof kostet 1 Geld, zwei würden 3 kosten. Einer genügt vorerst.',
  'production.pay':
    'Ein Gunststein kann Nahrung oder Geld ersetzen. Es lohnt sich, ihn aufzuheben: Zahle diesmal mit Geld.',
  'production.end':
    'Der Hof ist gebaut und fasst 2 weitere Nahrung. Beide Aktionen sind verbraucht: Beende deinen Zug. Die älteste Karte der Auslage verlässt das Spiel, eine neue kommt dazu, und Bruno ist am Zug.',
  'production.produce':
    'Du bist wieder am Zug. Aktiviere „{cards:card}“: Jedes Feld produziert 1 Nahrung. Du hast nur ein Feld, aber auf deinen Höfen wäre Platz für mehr.',
  'production.again':
    'Die Ernte hat 1 Nahrung gebracht, und auch diese Karte wird getauscht. Nimm, welche du magst; „{cards:card}“ würde für deine Palazzi dasselbe tun.',
  'production.summary':
    'Das ist der Motor des Spiels: Felder und Palazzi produzieren, wenn eine Karte es ihnen sagt, und Höfe und Banken bestimmen, wie viel du behalten kannst. Wer beides im Gleichschritt ausbaut, verschwendet nichts.',
  'cards.title': 'Karten aktivieren und tauschen',
  'cards.display':
    'Die Reihe in der Mitte ist die Auslage: Alle nehmen Karten von dort. Nach jedem Zug verlässt die Karte ganz links das Spiel. Auf eine gute Karte dort solltest du also nicht zu lange warten.',
  'cards.change':
    'Auch eine Karte zu tauschen ist eine Aktion: Du legst eine deiner Karten in die Auslage und nimmst dafür eine andere. Aktiviert wird dabei keine. Tausche „{cards:card}“.',
  'cards.take': 'Nimm „{cards:card}“: Bald brauchst du mehr Geld, und Palazzi produzieren es.',
  'cards.use': 'Du hast noch eine Aktion, und eine eben genommene Karte kannst du sofort benutzen. Aktiviere sie.',
  'cards.pay': 'Ein Palazzo kostet 1 Nahrung. Zahle mit Nahrung und behalte deine Gunst.',
  'cards.stays':
    'Die Karte ist noch da: Nur Karten mit dem Tauschsymbol gehen nach der Benutzung weg. Diese bleibt und darf wieder benutzt werden, sogar mit beiden Aktionen eines Zuges. Beende deinen Zug.',
  'cards.try':
    'Bruno hat gespielt. Spiele jetzt einen ganzen Zug, wie du magst: aktivieren, tauschen, Gunst nehmen, dann beenden. Es ist nur ein Versuch; danach steht alles wieder wie vorher.',
  'cards.summary':
    'Karten mit dem Symbol bringen etwas und ziehen weiter; Karten ohne Symbol bleiben, bis du sie tauschst. Zur richtigen Zeit die richtigen zwei Karten zu haben ist das halbe Spiel.',
  'favour.title': 'Gunst',
  'favour.take': 'Die dritte Art von Aktion: einen Gunststein nehmen. In deiner Kirche ist Platz für drei. Nimm einen.',
  'favour.build': 'Gunst ersetzt beim Bezahlen Nahrung oder Geld. Das nutzen wir. Aktiviere „{cards:card}“.',
  'favour.joker':
    'Zwei Palazzi kosten 3 Nahrung, und du hast nur 1. Mit deinen 2 Gunststeinen reicht es aber: Nimm beide Palazzi.',
  'favour.end': 'Drei Palazzi im ersten Zug: Das zahlt sich das ganze Spiel über aus. Beende deinen Zug.',
  'favour.summary':
    'Ein Gunststein ist eine Aktion wert. Setze ihn dort ein, wo Nahrung oder Geld allein nicht reichen: für das zweite Gebäude, für ein Gemälde oder um im richtigen Moment einen Soldaten zu versorgen.',
};
