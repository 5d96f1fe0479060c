import { join } from 'node:path'
import sharp from 'sharp'
import * as draw from './shapes.ts'

const RED = draw.lacquer('#b23a2b', '#d8695a', '#7a2118')
const CREAM = draw.lacquer('#efe4cb', '#fbf5e6', '#cbbb97')
const BLACK = draw.lacquer('#2d2f31', '#5a5e61', '#141516')
const BLUE = draw.lacquer('#3f6379', '#6f95ab', '#25404f')
const GREEN = draw.lacquer('#5d7358', '#8ca386', '#39493a')
const WHITE = draw.lacquer('#eceef0', '#ffffff', '#c2c6ca')
const STONE = draw.lacquer('#c9b79c', '#ddcfb8', '#9c8a6e')
const INSIDE = draw.lacquer('#d5d8db', '#b4b9be', '#f0f1f2')

/** The pictures of the catalogue: `node houses/bakery-tools/draw-pictures.ts` draws them again. */
const PICTURES: Readonly<Record<string, string>> = {
  'banneton-round-500': draw.banneton(220, 72, 110),
  'banneton-round-1000': draw.banneton(270, 88, 130),
  'banneton-oval-750': draw.banneton(290, 62, 105),
  'banneton-oval-1000': draw.banneton(315, 68, 120),
  'banneton-pulp': draw.banneton(250, 80, 120, STONE),
  'proofing-cloth': draw.cloth('#b5512a'),
  'banneton-liner': draw.cloth('#8a7a5c'),
  'dough-tub': draw.tub(true),
  'dough-tub-open': draw.tub(false),
  'peel-beech': draw.peel(330, 430, 'WOOD'),
  'peel-aluminium': draw.peel(360, 420, 'STEEL'),
  'peel-turning': draw.peel(220, 300, 'STEEL', BLACK),
  'baking-steel': draw.slab(26, 'IRON'),
  'baking-stone': draw.slab(52, STONE),
  'oven-gloves': draw.gloves(GREEN),
  'scale-compact': draw.scale(WHITE, '500 g'),
  'scale-bench': draw.scale(BLACK, '2.40 kg'),
  'scale-precision': draw.scale(BLUE, '12.35'),
  'thermometer-probe': draw.thermometer('96°', RED),
  'thermometer-oven': draw.thermometer('24°', BLACK),
  timer: draw.timer(CREAM),
  'mixer-compact': draw.mixer(CREAM),
  'mixer-bench': draw.mixer(RED),
  'mixer-spiral': draw.mixer(BLACK),
  'bench-knife': draw.benchKnife('WOOD'),
  'bench-knife-steel': draw.benchKnife('STEEL'),
  'bowl-scraper': draw.benchKnife(CREAM, true),
  'bread-knife': draw.knife(420, 'WALNUT', 14),
  'bread-knife-long': draw.knife(450, BLACK, 15),
  lame: draw.lame('WALNUT'),
  'tin-450': draw.tin(400, 170, false),
  'tin-900': draw.tin(480, 200, false),
  'tin-pullman': draw.tin(500, 220, true),
  'pot-round': draw.pot(RED),
  'pot-bread': draw.pot('IRON', true),
  'rolling-pin': draw.rollingPin('WOOD', false),
  'rolling-pin-handles': draw.rollingPin('WALNUT', true),
  'dough-whisk': draw.whisk(4),
  'mixing-bowl': draw.bowl('STEEL', INSIDE),
  'pastry-brush': draw.brush('WOOD'),
  spoons: draw.spoons(5),
  'cooling-rack': draw.rack(),
  sieve: draw.sieve('WOOD'),
}

for (const [name, drawing] of Object.entries(PICTURES)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><rect width="800" height="1000" fill="#fff"/>${drawing}</svg>`
  await sharp(Buffer.from(svg))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(import.meta.dirname, 'pictures', `${name}.webp`))
}
