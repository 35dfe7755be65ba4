/** What the page says when somebody asks what something at a table is, in Czech. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'help'> = {
  'help.title': 'Co to je?',
  'help.hint':
    'Ukažte na cokoli na stole nebo přecházejte mezi prvky šipkami. Nic se přitom nehraje; ke hře se vrátíte klávesou Esc.',
  'help.hintTouch': 'Dotkněte se čehokoli na stole. Nic se přitom nehraje.',
  'help.next': 'Další prvek',
  'help.previous': 'Předchozí prvek',
  'help.leave': 'Zpět ke hře',
  'help.more': 'Shift+I: pravidla k tomu',
  'help.rules': 'Související pravidla',
  'help.frame.prompt.name': 'Otázka',
  'help.frame.prompt.says': 'Co se má teď rozhodnout a kdo rozhoduje.',
  'help.frame.choices.name': 'Možnosti',
  'help.frame.choices.says':
    'Vše, co teď můžete zvolit, a pod tím sbaleno, co zvolit nelze a proč. Psaním písmen volbu najdete, klávesami 1 až 9 vybíráte.',
  'help.frame.amount.name': 'Počet',
  'help.frame.amount.says':
    'Nastavte ho tlačítky, posuvníkem nebo šipkami, nebo ho napište; potvrďte ho tlačítkem pod ním.',
  'help.frame.undo.name': 'Vzít zpět',
  'help.frame.undo.says': 'Vezme zpět poslední volbu nebo celý tah, až k tomu, co bylo odkryto nebo potvrzeno.',
  'help.frame.log.name': 'Průběh',
  'help.frame.log.says':
    'Všechno, co se stalo, nejnovější nahoře. Ukažte na řádek a zvýrazní se, čeho se týká. Zvolte řádek bota a můžete se zeptat na důvod.',
  'help.frame.seats.name': 'Hráči',
  'help.frame.seats.says':
    'Dosavadní body všech hráčů a to, na čem v této hře nejvíc záleží. Ukažte na hráče a uvidíte, odkud jeho body pocházejí.',
  'help.frame.ending.name': 'Konec hry',
  'help.frame.ending.says': 'Jak daleko hra je a co ji ukončí.',
  'help.frame.recap.name': 'Od vašeho posledního tahu',
  'help.frame.recap.says':
    'Co se stalo od vašeho posledního tahu. Ukažte na řádek a uvidíte to na stole, nebo si vše projděte znovu krok za krokem.',
  'help.frame.sheet.name': 'Přehled bodů',
  'help.frame.sheet.says': 'Odkud pocházejí body jednotlivých hráčů, kategorii po kategorii, a jak rostly.',
  'help.frame.hint.name': 'Návrh',
  'help.frame.hint.says':
    'Co by zde udělal nejsilnější bot, kdyby viděl jen to, co vy, a proč. Pod tím jsou další dobré možnosti.',
  'help.frame.advice.name': 'Rada',
  'help.frame.advice.says':
    'Co by tu udělal nejsilnější bot, kdyby věděl jen to, co vidíte vy, a jeho hlavní důvod. Na stole i v seznamu to označuje stejná lampa. Rady můžete vypnout tady i v nastavení.',
  'help.frame.tip.name': 'Tip',
  'help.frame.tip.says':
    'Řekne to hlavní, když se s určitým druhem rozhodnutí setkáte poprvé. Tipy lze v nastavení vypnout a znovu zapnout.',
  'help.frame.zoom.name': 'Velikost stolu',
  'help.frame.zoom.says': 'Zvětší nebo zmenší stůl, stejně jako klávesy + a −.',
  'help.frame.tools.name': 'Pravidla, export a záznam',
  'help.frame.tools.says': 'Otevřít pravidla, uložit hru do souboru nebo si ji přehrát od začátku.',
  'help.frame.pace.name': 'Tempo botů',
  'help.frame.pace.says':
    'Pozastavte boty, sledujte je krok za krokem, přeskočte ke svému dalšímu rozhodnutí nebo nastavte, jak rychle hrají. Klávesy: Shift+P pozastavit, . jeden krok, Shift+S přeskočit.',
  'help.frame.seed.name': 'Otisk semínka',
  'help.frame.seed.says':
    'Předem stvrzuje pořadí karet. Semínko se ukáže na konci, aby si každý mohl ověřit, že se nic nezměnilo.',
  'help.frame.controls.name': 'Ovládání',
  'help.frame.controls.says':
    'Vede ke kterémukoli okamžiku hry: po rozhodnutích, po tazích, po kolech, nebo automaticky. Čárky pod posuvníkem označují začátky kol.',
  'help.frame.eyes.name': 'Úhel pohledu',
  'help.frame.eyes.says':
    'Z čího pohledu hru sledujete: zobrazí se jen to, co ten hráč v tu chvíli mohl vidět. „Všichni“ ukazuje, co mohli vidět všichni.',
  'help.frame.position.name': 'Tato pozice',
  'help.frame.position.says': 'Zkopírovat odkaz pro někoho, kdo tuto hru má, nebo odtud začít novou hru.',
  'help.frame.past.name': 'Průběh',
  'help.frame.past.says':
    'Všechno, co se do této chvíle stalo, nejnovější nahoře. Ukažte na řádek a zvýrazní se, čeho se týká.',
};
