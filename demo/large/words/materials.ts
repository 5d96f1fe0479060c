import type { Term } from '../../catalogue/terms.ts'

/** The craft that works a material. It determines the sentences about a product. */
export type Craft = 'wood' | 'stone' | 'metal' | 'glass' | 'cloth' | 'clay'

export type Material = {
  readonly craft: Craft
  /** As used in lists and filters. */
  readonly term: Term
  /** As used in titles and sentences: `walnut`, `in noce`, `de nogal`, `aus Nussbaum`, `en noyer`. */
  readonly en: string
  readonly it: string
  readonly es: string
  readonly de: string
  readonly fr: string
}

const material = (
  craft: Craft,
  term: Term,
  [en, it, es, de, fr]: readonly [string, string, string, string, string],
): Material => ({ craft, term, en, it, es, de, fr })

/** The materials of a large shop. */
export const MATERIALS = {
  walnut: material('wood', 'walnut', ['walnut', 'in noce', 'de nogal', 'aus Nussbaum', 'en noyer']),
  oak: material('wood', 'oak', ['oak', 'in rovere', 'de roble', 'aus Eiche', 'en chêne']),
  beech: material('wood', 'beech', ['beech', 'in faggio', 'de haya', 'aus Buche', 'en hêtre']),
  marble: material('stone', 'marble', ['marble', 'in marmo', 'de mármol', 'aus Marmor', 'en marbre']),
  travertine: material('stone', 'travertine', [
    'travertine',
    'in travertino',
    'de travertino',
    'aus Travertin',
    'en travertin',
  ]),
  brass: material('metal', 'brass', ['brass', 'in ottone', 'de latón', 'aus Messing', 'en laiton']),
  bronze: material('metal', 'bronze', ['bronze', 'in bronzo', 'de bronce', 'aus Bronze', 'en bronze']),
  steel: material('metal', 'steel', ['steel', 'in acciaio', 'de acero', 'aus Stahl', 'en acier']),
  blownGlass: material('glass', 'blownGlass', [
    'blown glass',
    'in vetro soffiato',
    'de vidrio soplado',
    'aus mundgeblasenem Glas',
    'en verre soufflé',
  ]),
  opalGlass: material('glass', 'opalGlass', [
    'opal glass',
    'in vetro opalino',
    'de vidrio opalino',
    'aus Opalglas',
    'en verre opalin',
  ]),
  boucle: material('cloth', 'woolBoucle', [
    'bouclé',
    'in bouclé di lana',
    'de bouclé de lana',
    'aus Wollbouclé',
    'en bouclé de laine',
  ]),
  velvet: material('cloth', 'cottonVelvet', [
    'velvet',
    'in velluto di cotone',
    'de terciopelo de algodón',
    'aus Baumwollsamt',
    'en velours de coton',
  ]),
  stoneware: material('clay', 'stoneware', ['stoneware', 'in grès', 'de gres', 'aus Steinzeug', 'en grès']),
  porcelain: material('clay', 'porcelain', [
    'porcelain',
    'in porcellana',
    'de porcelana',
    'aus Porzellan',
    'en porcelaine',
  ]),
  lacquer: material('wood', 'lacquer', [
    'lacquered wood',
    'in legno laccato',
    'de madera lacada',
    'aus lackiertem Holz',
    'en bois laqué',
  ]),
} as const satisfies Record<string, Material>

export type MaterialKey = keyof typeof MATERIALS
