import { words } from './word-row.ts'

/** For how many people, and how many there are of it. Numerals are read by the grammar: `for six`, `6 seater`, `set of 4`. */
export const SEAT_WORDS = [
  words(
    ['kind:sofa', 'seats:2'],
    'loveseats, love seat',
    'biposto',
    'biplaza',
    'Zweisitzer, Zweisitzersofa, Zweiersofa',
    'causeuse',
  ),
  words(
    ['kind:sofa', 'seats:3'],
    'three-seat sofas',
    'triposto',
    'triplaza',
    'Dreisitzer, Dreisitzersofa, Dreiersofa',
    'triplace',
  ),
  words(
    ['kind:bed', 'bed:double'],
    'double beds, double bed, marital bed',
    'letti matrimoniali, letto matrimoniale, letto doppio',
    'camas de matrimonio, cama de matrimonio, cama doble, cama matrimonial',
    'Doppelbetten, Doppelbett, Ehebett',
    'lits doubles, lit double, grand lit',
  ),
  words(
    ['kind:bed', 'bed:single'],
    'single beds, single bed, twin bed',
    'letti singoli, letto singolo',
    'camas individuales, cama individual',
    'Einzelbetten, Einzelbett',
    'lits simples, lit simple',
  ),
  words(
    ['kind:bench', 'room:bedroom'],
    'benches for the end of a bed, end of bed bench, bed bench, bedroom bench',
    'panche da fondo letto, panca fondo letto, panca ai piedi del letto',
    'banquetas de pie de cama, pie de cama, banco pie de cama',
    'Bettbänke, Bettbank',
    'bouts de lit, bout de lit, banc de lit',
  ),
  words(
    ['kind:table-lamp', 'room:bedroom'],
    'bedside lamps, bedside lamp, nightstand lamp, bedside light, bedside table lamp, night light',
    'lampade da comodino, lampada comodino, lampada da notte, lampada notte',
    'lámparas de mesilla, lámpara de mesita de noche, lámpara de mesita, lámpara mesilla noche, lámpara de noche',
    'Nachttischlampen, Nachttischlampe, Nachttischleuchte',
    'lampes de chevet, lampe de chevet, lampe table de nuit',
  ),
  words(
    ['kind:ceiling-light', 'room:dining'],
    'lights for the dining table, dining table light, dining room light, light over dining table, lamp over the table, lamp above the table, light above dining table',
    'lampade per tavolo da pranzo, lampada sopra il tavolo, lampada per sala da pranzo',
    'lámparas de comedor, lámpara de comedor, lámpara para mesa de comedor',
    'Esstischlampen, Esstischlampe, Esstischleuchte, Esszimmerlampe, Esszimmerleuchte, Lampe über dem Tisch, Leuchte über dem Tisch',
    'luminaires pour salle à manger, luminaire de salle à manger, suspension de salle à manger, lampe au-dessus de la table, suspension au-dessus de la table, luminaire au-dessus de la table',
  ),
  words(
    ['kind:vase', 'size:tall'],
    'floor vases, floor vase, tall vase',
    'vasi da terra, vaso da terra',
    'jarrones de suelo, jarrón de suelo',
    'Bodenvasen, Bodenvase',
    'vases de sol, vase de sol, grand vase',
  ),
  words(
    ['kind:cake-stand', 'style:lid'],
    'cake stands with a dome, cake dome, glass dome, cloche, cake cover',
    'alzate con campana, campana per dolci, campana per torte, portatorta con campana',
    'portatartas con campana, campana para tartas, campana de cristal',
    'Tortenplatten mit Haube, Tortenhaube, Glashaube, Kuchenhaube, Tortenglocke, Kuchenglocke',
    'présentoirs à cloche, cloche à gâteau, cloche, cloche en verre',
  ),
  words(
    ['kind:bowl', 'kind:tableware'],
    'bowls for the table, soup bowl, cereal bowl, pasta bowl, breakfast bowl, salad bowl set',
    'ciotole da tavola, ciotola da zuppa, ciotola da minestra, ciotola da colazione, tazza da brodo',
    'cuencos de mesa, cuenco de sopa, bol de sopa, bol de desayuno, tazón de sopa',
    'Essschalen, Suppenschale, Müslischale, Suppenschüssel, Suppentasse, Müslischüssel',
    'bols de table, bol à soupe, bol de petit-déjeuner, bol à céréales',
  ),
  words(
    ['kind:sofa', 'style:bed'],
    'sofa beds, sofa bed, sleeper sofa, pull-out sofa, futon',
    'divani letto, divano letto',
    'sofás cama, sofá cama',
    'Schlafsofas, Schlafsofa, Schlafcouch, Bettsofa',
    'canapés-lits, canapé lit, canapé convertible, clic-clac',
  ),
] as const

/** Numerals up to ten, twelve last. */
export const NUMERALS = {
  en: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  it: 'uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
  es: 'uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  de: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  fr: 'un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
} as const
