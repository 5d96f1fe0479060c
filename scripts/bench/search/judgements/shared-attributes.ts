import { both, either, mostlyOf, named, of, on } from './judgement.ts'

/** What words mean in this catalogue, the same for all languages. */
export const SOFAS = either(
  named('valle-outdoor-sofa'),
  both(on('sofas'), (facts) => facts.handle !== 'lanca-leather-daybed'),
)
export const DAYBED = named('lanca-leather-daybed')
export const ARMCHAIRS = either(on('armchairs'), named('valle-outdoor-armchair'))
export const DINING_CHAIRS = either(on('dining-chairs'), named('valle-outdoor-dining-chair'))
export const POUFS = named(
  'nuvola-boucle-ottoman',
  'ciottolo-velvet-pouf',
  'ciottolo-large-boucle-ottoman',
  'valle-outdoor-pouf',
)
export const COUNTER_STOOLS = named(
  'masello-counter-stool',
  'ansa-counter-stool',
  'merla-leather-counter-stool',
)
export const STOOLS = either(COUNTER_STOOLS, named('masello-three-legged-stool'))
export const BENCHES = either(on('benches'), named('rifugio-larch-garden-bench', 'rifugio-backless-bench'))
export const LOW_TABLES = either(on('coffee-tables'), named('golena-outdoor-low-table'))
export const SIDE_TABLES = either(on('side-tables'), named('nassa-woven-side-table'))
export const DINING_TABLES = either(on('dining-tables'), named('golena-outdoor-dining-table'))
export const SIDEBOARDS = on('credenzas')
export const DRAWERS = on('chests-of-drawers')
export const WINE_GLASSES = named('brina-wine-glasses-set-of-four')
export const FLUTES = named('brina-flutes-set-of-four')
export const BREAD_BOARD = named('bosco-bread-board')
export const PORTABLE = named('lucciola-portable-lamp')
export const MARBLE_TABLES = both(on('tables'), mostlyOf('marble'))
export const TABLES_WITH_MARBLE = both(on('tables'), of('marble'))
export const GARDEN = on('outdoor')
export const ROUND_TABLES = named(
  'trifoglio-round-dining-table',
  'trifoglio-low-round-table',
  'trifoglio-side-table',
  'ninfea-fluted-dining-table',
  'ninfea-marble-side-table',
  'giunco-low-table',
  'giunco-forged-side-table',
  'nassa-woven-side-table',
)
