/**
 * Words for materials and colors in the five languages, used to recognize tags. Ambiguous words, such as gold for the
 * color and the metal, are listed once.
 */
const MATERIAL_WORDS = `wood oak walnut ash beech pine teak maple cherry birch bamboo cork rattan wicker marble
  travertine granite stone slate concrete glass crystal ceramic porcelain terracotta stoneware brass copper bronze
  steel iron aluminium aluminum pewter leather suede linen cotton wool silk velvet felt cashmere jute bouclé
  legno rovere noce frassino faggio pino acero ciliegio betulla sughero vimini marmo travertino granito pietra ardesia
  cemento vetro cristallo ceramica porcellana gres ottone rame bronzo acciaio ferro alluminio pelle cuoio lino cotone
  lana seta velluto feltro holz eiche nussbaum esche buche kiefer ahorn kirsche birke bambus kork marmor travertin
  stein schiefer beton glas kristall keramik porzellan steinzeug messing kupfer stahl eisen leder leinen baumwolle
  wolle seide samt filz madera roble nogal fresno haya arce cerezo abedul bambú corcho mimbre mármol piedra
  pizarra hormigón vidrio cerámica porcelana gres latón cobre acero hierro aluminio cuero algodón terciopelo fieltro
  bois chêne noyer frêne hêtre pin érable cerisier bouleau liège osier marbre granit pierre ardoise béton verre
  cristal céramique porcelaine grès laiton cuivre acier fer cuir lin coton laine soie velours feutre`

const COLOR_WORDS = `black white grey gray red blue green yellow orange pink purple brown beige ivory cream turquoise
  nero bianco grigio rosso blu verde giallo arancione rosa viola marrone avorio schwarz weiß weiss grau rot blau
  grün gelb lila braun elfenbein türkis negro blanco gris rojo azul amarillo naranja morado marrón
  noir blanc rouge bleu vert jaune rose violet marron ivoire`

const MATERIALS: ReadonlySet<string> = new Set(MATERIAL_WORDS.split(/\s+/))

const COLORS: ReadonlySet<string> = new Set(COLOR_WORDS.split(/\s+/))

export type MakingField = 'material' | 'color'

const WORDS: Readonly<Record<MakingField, ReadonlySet<string>>> = { material: MATERIALS, color: COLORS }

export function makingTags(field: MakingField, tags: readonly string[]): string[] {
  return tags.filter((tag) => WORDS[field].has(tag.trim().toLowerCase()))
}

/** What a text states after a label, as in `Material: oak, brass`. Continuous prose is not read. */
export function readStatedMaking(field: MakingField, text: string): string[] {
  const line = text.split(/[\n.;|]/).find((each) => LABELS[field].test(each.trim()))
  return line === undefined ? [] : parseListText(line.slice(line.indexOf(':') + 1))
}

/** Splits `oak, brass` and `wood; metal`; parts too long for a name are dropped. */
export function parseListText(text: string): string[] {
  return text
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= WORD_CAP)
}

/** In characters; a longer text is a sentence, not a material. */
const WORD_CAP = 40

const LABELS: Readonly<Record<MakingField, RegExp>> = {
  material: /^(?:materials?|materiale|materiali|materialien|materiales|matériaux?|matière)\s?:/i,
  color: /^(?:colou?rs?|colore|colori|farben?|colores|couleurs?)\s?:/i,
}

/** Removes duplicates, ignoring case, and capitalizes names or uses the shop's own spelling. */
export function normalizeNames(texts: readonly string[], words: Readonly<Record<string, string>>): string[] {
  const names = new Map<string, string>()
  for (const text of texts) {
    const key = text.trim().toLowerCase()
    const name = words[key] ?? text.trim().charAt(0).toUpperCase() + text.trim().slice(1)
    if (key !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()]
}
