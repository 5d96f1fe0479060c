/** Words for exclusion, alternatives, limits and units. */
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
  en: 'under, below, less than, up to, max, maximum, cheaper than, at most, no more than, not more than, not over, within, lower than, smaller than, until, <, or less',
  it: 'sotto, sotto i, sotto ai, meno di, fino a, massimo, max, entro, al di sotto di, inferiore a, non più di, sotto gli, entro i, <, al massimo',
  es: 'menos de, hasta, por debajo de, máximo, max, bajo, inferior a, no más de, por menos de, <, como máximo, debajo de',
  de: 'unter, bis, bis zu, weniger als, höchstens, maximal, max, nicht mehr als, nicht über, kleiner als, günstiger als, <, billiger als',
  fr: 'moins de, sous, jusqu’à, maximum, max, à moins de, en dessous de, inférieur à, pas plus de, <, en-dessous de, au maximum, moins que',
} as const

export const ABOVE = {
  en: 'over, above, more than, from, at least, min, minimum, starting at, bigger than, larger than, higher than, >',
  it: 'oltre, sopra, più di, almeno, da, a partire da, minimo, min, superiore a, sopra i, >, oltre i',
  es: 'más de, desde, por encima de, mínimo, min, al menos, a partir de, superior a, >, mayor de',
  de: 'über, ab, mehr als, mindestens, von, min, größer als, höher als, >',
  fr: 'plus de, à partir de, au-dessus de, minimum, min, au moins, supérieur à, >, dès',
} as const

/** Words before a length that compare a side with it. */
export const COMPARED = {
  lower: {
    en: 'lower than, shorter than, not taller than, no taller than, not higher than, no higher than',
    it: 'più basso di, più bassa di, più bassi di, più basse di, non più alto di, non più alta di',
    es: 'más bajo que, más baja que, más bajos que, más bajas que, más bajo de, más baja de, no más alto de, no más alta de',
    de: 'niedriger als, flacher als, nicht höher als',
    fr: 'plus bas que, plus basse que, plus bas de, moins haut que, moins haute que, pas plus haut que, pas plus haute que',
  },
  higher: {
    en: 'taller than, higher than',
    it: 'più alto di, più alta di, più alti di, più alte di',
    es: 'más alto que, más alta que, más altos que, más altas que, más alto de, más alta de',
    de: 'höher als',
    fr: 'plus haut que, plus haute que, plus hauts que, plus hautes que, plus haut de',
  },
  narrower: {
    en: 'narrower than, not wider than, no wider than',
    it: 'più stretto di, più stretta di, più stretti di, più strette di, non più largo di, non più larga di',
    es: 'más estrecho que, más estrecha que, más estrecho de, no más ancho de, no más ancha de',
    de: 'schmaler als, schmäler als, nicht breiter als',
    fr: 'plus étroit que, plus étroite que, moins large que, pas plus large que',
  },
  wider: {
    en: 'wider than, broader than',
    it: 'più largo di, più larga di, più larghi di, più larghe di',
    es: 'más ancho que, más ancha que, más anchos que, más anchas que, más ancho de, más ancha de',
    de: 'breiter als',
    fr: 'plus large que, plus larges que, plus large de',
  },
  shorter: {
    en: 'not longer than, no longer than',
    it: 'più corto di, più corta di, più corti di, più corte di, non più lungo di, non più lunga di',
    es: 'más corto que, más corta que, más corto de, no más largo de, no más larga de',
    de: 'kürzer als, nicht länger als',
    fr: 'plus court que, plus courte que, moins long que, moins longue que, pas plus long que',
  },
  longer: {
    en: 'longer than',
    it: 'più lungo di, più lunga di, più lunghi di, più lunghe di',
    es: 'más largo que, más larga que, más largos que, más largas que, más largo de, más larga de',
    de: 'länger als',
    fr: 'plus long que, plus longue que, plus longs que, plus longues que, plus long de',
  },
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
    en: 'wide, width, in width, w, broad',
    it: 'largo, larga, larghezza, di larghezza, larghi, larghe',
    es: 'ancho, ancha, anchura, de ancho, de anchura, anchos',
    de: 'breit, Breite, breiter, breite, breites',
    fr: 'large, largeur, de large, de largeur, larges',
  },
  /** The longer of both sides as seen from above. */
  length: {
    en: 'long, length, across, diameter, in length, in diameter',
    it: 'lungo, lunga, lunghezza, diametro, di lunghezza, di diametro, lunghi, lunghe',
    es: 'largo, larga, longitud, diámetro, de largo, de longitud, de diámetro, largos',
    de: 'lang, Länge, Durchmesser, langer, lange, langes',
    fr: 'long, longueur, longue, diamètre, de long, de longueur, de diamètre, longs',
  },
  depth: {
    en: 'deep, depth, in depth',
    it: 'profondo, profonda, profondità, di profondità',
    es: 'profundo, profundidad, fondo, de fondo, de profundidad',
    de: 'tief, Tiefe, tiefer',
    fr: 'profond, profonde, profondeur, de profondeur',
  },
} as const

/** Words beside a number of people or of pieces. */
export const FOR_PEOPLE = {
  en: 'for, seats, seating for, seater, people, persons, seat, person, seaters, place, guests',
  it: 'per, posti, persone, posto, coperti, ospiti, per tavolo da',
  es: 'para, plazas, personas, plaza, comensales, puestos',
  de: 'für, Personen, Sitzer, Leute, Plätze, Sitzplätze, Gäste, zu',
  fr: 'pour, places, personnes, place, couverts, convives',
} as const

export const SET_OF = {
  en: 'set of, pair of, pair, pieces, pcs, pack of, piece, sets of',
  it: 'set, set di, coppia di, coppia, serie di, pezzi, set da, servizio da, paio, paio di',
  es: 'set, juego de, par de, par, set de, piezas, pareja, conjunto de',
  de: 'Set, Paar, er-Set, teilig, Stück, er Set, 2er-Set, zwei Stück',
  fr: 'set, lot, lot de, ensemble de, paire de, paire, set de, pièces, jeu de',
} as const
