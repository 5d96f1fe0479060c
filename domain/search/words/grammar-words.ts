/** Words that relate others: what is not wanted, alternatives, limits and units. */
export const NEGATIONS = {
  en: 'without, no, not, non, except, minus, w/o, but not, not in, free of',
  it: 'senza, non, no, eccetto, tranne, escluso, non in, non di',
  es: 'sin, no, excepto, menos el, que no sea, no de, salvo',
  de: 'ohne, kein, keine, keinen, nicht, außer, nicht aus, keiner, keines',
  fr: 'sans, pas, pas de, pas en, sauf, non, hors, excepté, ni',
} as const

/** Between two kinds: pieces of either. */
export const CONJUNCTIONS = {
  en: 'and, or, &, +, plus',
  it: 'e, o, ed, oppure, &, +',
  es: 'y, o, e, u, &, +',
  de: 'und, oder, &, +, sowie',
  fr: 'et, ou, &, +',
} as const

export const BELOW = {
  en: 'under, below, less than, up to, max, maximum, cheaper than, at most, no more than, not more than, not over, within, lower than, smaller than, shorter than, until, <, or less',
  it: 'sotto, sotto i, sotto ai, meno di, fino a, massimo, max, entro, al di sotto di, inferiore a, non più di, sotto gli, entro i, <, al massimo',
  es: 'menos de, hasta, por debajo de, máximo, max, bajo, inferior a, no más de, por menos de, <, como máximo, debajo de',
  de: 'unter, bis, bis zu, weniger als, höchstens, maximal, max, nicht mehr als, nicht über, kleiner als, günstiger als, <, billiger als, niedriger als',
  fr: 'moins de, sous, jusqu’à, maximum, max, à moins de, en dessous de, inférieur à, pas plus de, <, en-dessous de, au maximum, moins que',
} as const

export const ABOVE = {
  en: 'over, above, more than, from, at least, min, minimum, starting at, bigger than, larger than, taller than, higher than, >',
  it: 'oltre, sopra, più di, almeno, da, a partire da, minimo, min, superiore a, sopra i, >, oltre i',
  es: 'más de, desde, por encima de, mínimo, min, al menos, a partir de, superior a, >, mayor de',
  de: 'über, ab, mehr als, mindestens, von, min, größer als, höher als, >, breiter als',
  fr: 'plus de, à partir de, au-dessus de, minimum, min, au moins, supérieur à, >, dès',
} as const

export const ABOUT = {
  en: 'about, around, approximately, approx, circa, ca, roughly',
  it: 'circa, intorno a, sui, attorno a, ca',
  es: 'unos, alrededor de, aproximadamente, sobre, aprox, cerca de',
  de: 'ca, circa, etwa, ungefähr, um, rund, zirka',
  fr: 'environ, autour de, à peu près, vers, env',
} as const

export const BETWEEN = {
  en: 'between',
  it: 'tra, fra',
  es: 'entre',
  de: 'zwischen',
  fr: 'entre',
} as const

/** Which side of a piece a length is about. */
export const SIDES = {
  height: {
    en: 'high, tall, height, in height, h',
    it: 'alto, alta, altezza, di altezza, alti, alte, h',
    es: 'alto, alta, altura, de alto, de altura, altos, h',
    de: 'hoch, Höhe, hoher, hohe, h',
    fr: 'haut, haute, hauteur, de haut, de hauteur, hauts, h',
  },
  width: {
    en: 'wide, width, long, length, across, diameter, in width, in length, w, broad',
    it: 'largo, larga, larghezza, lungo, lunga, lunghezza, diametro, di larghezza, di lunghezza, larghi, lunghi',
    es: 'ancho, ancha, anchura, largo, larga, longitud, diámetro, de ancho, de largo',
    de: 'breit, Breite, lang, Länge, Durchmesser, breiter, langer',
    fr: 'large, largeur, long, longueur, longue, diamètre, de large, de long, de largeur, de longueur',
  },
  depth: {
    en: 'deep, depth, in depth',
    it: 'profondo, profonda, profondità, di profondità',
    es: 'profundo, profundidad, fondo, de fondo, de profundidad',
    de: 'tief, Tiefe, tiefer',
    fr: 'profond, profonde, profondeur, de profondeur',
  },
} as const

/** For how many people, or how many there are of it: beside a number. */
export const FOR_PEOPLE = {
  en: 'for, seats, seating for, seater, people, persons, seat, person, seaters, place, guests',
  it: 'per, posti, persone, posto, coperti, ospiti, per tavolo da',
  es: 'para, plazas, personas, plaza, comensales, puestos',
  de: 'für, Personen, Sitzer, Leute, Plätze, Sitzplätze, Gäste, zu',
  fr: 'pour, places, personnes, place, couverts, convives',
} as const

export const SET_OF = {
  en: 'set of, pair of, pair, pieces, pcs, pack of, piece, sets of',
  it: 'set di, coppia di, coppia, serie di, pezzi, set da, servizio da, paio, paio di',
  es: 'juego de, par de, par, set de, piezas, pareja, conjunto de',
  de: 'Set, Paar, er-Set, teilig, Stück, er Set, 2er-Set, zwei Stück',
  fr: 'lot de, ensemble de, paire de, paire, set de, pièces, jeu de',
} as const
