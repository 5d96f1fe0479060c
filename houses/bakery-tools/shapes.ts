/** The SVG elements of a drawing on a sheet of 800 × 1000. */
type Drawing = string

const WOOD = { light: '#dcb27c', mid: '#c5945a', dark: '#8f6236' }
const WALNUT = { light: '#8d6447', mid: '#6d4931', dark: '#42291a' }
const CANE = { light: '#ead2a4', mid: '#d6b67d', dark: '#a98350' }
const STEEL = { light: '#f4f5f6', mid: '#b9bec4', dark: '#767c84' }
const IRON = { light: '#5b5f63', mid: '#34373a', dark: '#191b1d' }
const LINEN = { light: '#f4ecdc', mid: '#e2d5bd', dark: '#b7a486' }
const BRASS = { light: '#f0d79a', mid: '#c79f4c', dark: '#86662a' }
export const MATERIALS = { WOOD, WALNUT, CANE, STEEL, IRON, LINEN, BRASS }
export type Material = keyof typeof MATERIALS | Tone
export type Tone = { readonly light: string; readonly mid: string; readonly dark: string }

/** The tones of a lacquered color. */
export function lacquer(mid: string, light: string, dark: string): Tone {
  return { mid, light, dark }
}

let gradientCount = 0
/** A gradient from light to dark: horizontal, vertical or radial. Returns its definition and a reference to it. */
function shade(material: Material, direction: 'across' | 'down' | 'round' = 'across'): [string, string] {
  const { light, mid, dark } = typeof material === 'string' ? MATERIALS[material] : material
  gradientCount += 1
  const id = `f${gradientCount}`
  const stops = `<stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/>`
  const gradient =
    direction === 'round'
      ? `<radialGradient id="${id}" cx=".4" cy=".35" r=".8">${stops}</radialGradient>`
      : `<linearGradient id="${id}" ${direction === 'across' ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${stops}</linearGradient>`
  return [gradient, `url(#${id})`]
}

const shape = (element: string, material: Material, direction?: 'across' | 'down' | 'round') => {
  const [definition, fill] = shade(material, direction)
  return `${definition}${element.replace('/>', ` fill="${fill}"/>`)}`
}
const rect = (x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
const path = (d: string) => `<path d="${d}"/>`
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const rotate = (degrees: number, inner: string) => `<g transform="rotate(${degrees} 400 500)">${inner}</g>`

/** The soft shadow on the sheet under an object that ends at `y`. */
function ground(y: number, width = 260): Drawing {
  gradientCount += 1
  return `<radialGradient id="g${gradientCount}"><stop offset="0" stop-color="#000" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><ellipse cx="400" cy="${y}" rx="${width}" ry="34" fill="url(#g${gradientCount})"/>`
}

export function banneton(rx: number, ry: number, depth: number, material: Material = 'CANE'): Drawing {
  const tone = typeof material === 'string' ? MATERIALS[material] : material
  const rings = [0.92, 0.8, 0.68, 0.56, 0.44, 0.32, 0.2, 0.08].map(
    (share) =>
      `<ellipse cx="400" cy="${470 + (1 - share) * depth * 0.55}" rx="${rx * share}" ry="${ry * share}" fill="none" stroke="${tone.dark}" stroke-opacity=".55" stroke-width="7"/>`,
  )
  const bands = [0.25, 0.5, 0.75].map((share) =>
    line(
      `M${400 - rx * (1 - share * 0.22)} ${470 + depth * share} A${rx * (1 - share * 0.22)} ${ry * 0.9} 0 0 0 ${400 + rx * (1 - share * 0.22)} ${470 + depth * share}`,
      tone.dark,
      4,
    ),
  )
  const side = path(
    `M${400 - rx} 470 C${400 - rx} ${470 + depth} ${400 - rx * 0.7} ${470 + depth + ry * 0.5} 400 ${470 + depth + ry * 0.55} C${400 + rx * 0.7} ${470 + depth + ry * 0.5} ${400 + rx} ${470 + depth} ${400 + rx} 470 Z`,
  )
  return (
    ground(490 + depth + ry * 0.5, rx * 1.05) +
    shape(side, material) +
    bands.join('') +
    shape(ellipse(400, 470, rx, ry), material, 'down') +
    shape(
      ellipse(400, 474, rx * 0.95, ry * 0.93),
      { light: tone.dark, mid: tone.mid, dark: tone.light },
      'down',
    ) +
    rings.join('')
  )
}

export function peel(width: number, blade: number, material: Material, handle: Material = 'WOOD'): Drawing {
  const left = 400 - width / 2
  const bladeShape = path(
    `M${left} ${130 + width * 0.3} Q${left} 130 400 130 Q${left + width} 130 ${left + width} ${130 + width * 0.3} V${130 + blade - 60} Q${left + width} ${130 + blade} ${430} ${130 + blade} H370 Q${left} ${130 + blade} ${left} ${130 + blade - 60} Z`,
  )
  return rotate(
    18,
    shape(rect(378, 120 + blade, 44, 760 - blade, 22), handle) +
      shape(bladeShape, material) +
      `<circle cx="400" cy="850" r="9" fill="#fff"/>`,
  )
}

export function scale(tone: Material, readout: string): Drawing {
  return (
    ground(720, 300) +
    shape(rect(140, 560, 520, 150, 26), tone, 'down') +
    shape(rect(165, 520, 470, 60, 18), 'STEEL', 'down') +
    rect(300, 615, 200, 66, 8).replace('/>', ' fill="#20261f"/>') +
    `<text x="400" y="664" text-anchor="middle" font-family="monospace" font-size="46" fill="#c9f2bd">${readout}</text>` +
    [210, 250, 550, 590]
      .map((x) => `<circle cx="${x}" cy="648" r="13" fill="#fff" fill-opacity=".75"/>`)
      .join('')
  )
}

export function mixer(tone: Material): Drawing {
  return (
    ground(800, 300) +
    shape(rect(190, 740, 430, 56, 28), tone, 'down') +
    shape(path('M470 760 V330 Q470 260 540 260 Q610 260 610 330 V760 Z'), tone) +
    shape(
      path(
        'M170 250 Q170 190 250 186 L560 200 Q630 210 630 290 Q630 350 560 352 L250 356 Q170 350 170 250 Z',
      ),
      tone,
      'down',
    ) +
    shape(rect(290, 350, 26, 130), 'STEEL') +
    line('M303 470 V560 M270 500 Q300 620 340 500', MATERIALS.STEEL.dark, 10) +
    shape(path('M185 500 H430 L400 690 Q390 740 350 740 H262 Q224 740 214 690 Z'), 'STEEL') +
    shape(ellipse(307, 500, 123, 22), { light: '#8d949b', mid: '#c4c9ce', dark: '#f1f2f3' }) +
    `<circle cx="585" cy="470" r="16" fill="#222" fill-opacity=".55"/><circle cx="215" cy="270" r="20" fill="#fff" fill-opacity=".6"/>`
  )
}

export function benchKnife(handle: Material, isCurved = false): Drawing {
  const blade = isCurved
    ? path('M180 470 H620 V560 Q620 760 400 760 Q180 760 180 560 Z')
    : rect(180, 470, 440, 270, 10)
  return (
    ground(770, 270) +
    shape(blade, isCurved ? handle : 'STEEL') +
    shape(rect(160, 390, 480, 96, isCurved ? 30 : 46), handle, 'down') +
    (isCurved
      ? ''
      : [250, 400, 550]
          .map((x) => `<circle cx="${x}" cy="438" r="9" fill="#fff" fill-opacity=".7"/>`)
          .join(''))
  )
}

export function knife(length: number, handle: Material, teeth: number): Drawing {
  const step = length / teeth
  const edge = Array.from(
    { length: teeth },
    (_, index) => `Q${400 + 36} ${560 - index * step - step / 2} ${400 + 22} ${560 - (index + 1) * step}`,
  ).join(' ')
  return rotate(
    32,
    shape(
      path(
        `M372 560 V${600 - length} Q376 ${540 - length} 422 ${560 - length} L422 ${560 - length} ${teeth > 0 ? `L422 560` : ''} Z`,
      ),
      'STEEL',
    ) +
      (teeth > 0 ? shape(path(`M416 560 ${edge} L416 ${560 - length} Z`), 'STEEL') : '') +
      shape(rect(364, 560, 68, 250, 26), handle) +
      [620, 690, 760].map((y) => `<circle cx="398" cy="${y}" r="8" fill="#d9c9a5"/>`).join(''),
  )
}

export function lame(handle: Material): Drawing {
  return rotate(
    38,
    shape(rect(378, 380, 44, 440, 22), handle) +
      shape(rect(388, 240, 24, 170, 8), 'STEEL') +
      shape(path('M352 170 Q400 150 448 170 L448 268 Q400 284 352 268 Z'), 'STEEL') +
      `<rect x="382" y="200" width="36" height="34" rx="10" fill="#fff"/>`,
  )
}

export function tin(width: number, depth: number, hasLid: boolean): Drawing {
  const [left, right] = [400 - width / 2, 400 + width / 2]
  const body = path(`M${left} 480 H${right} L${right - 34} ${480 + depth} H${left + 34} Z`)
  const inside = path(`M${left} 480 L${left + 60} 400 H${right - 60} L${right} 480 Z`)
  const lid = path(
    `M${left - 12} 480 L${left + 48} 396 H${right - 48} L${right + 12} 480 V498 H${left - 12} Z`,
  )
  return (
    ground(490 + depth, width * 0.6) +
    shape(body, 'STEEL', 'down') +
    (hasLid
      ? shape(lid, 'STEEL') + line(`M${left + 80} 440 H${right - 80}`, '#9aa0a6', 6)
      : shape(inside, { light: '#8c9299', mid: '#a9afb5', dark: '#cdd1d5' }, 'down')) +
    line(`M${left} 480 H${right}`, '#e9ebed', 8)
  )
}

export function pot(tone: Material, isOpen = false): Drawing {
  const lid = isOpen
    ? shape(ellipse(400, 440, 250, 58), { light: '#2a2b2d', mid: '#45484b', dark: '#6b6f73' }, 'down')
    : shape(path('M150 440 Q160 320 400 312 Q640 320 650 440 Z'), tone) +
      shape(rect(362, 270, 76, 54, 20), 'BRASS')
  return (
    ground(735, 290) +
    shape(rect(96, 470, 90, 40, 20), tone) +
    shape(rect(614, 470, 90, 40, 20), tone) +
    shape(path('M150 440 H650 V640 Q650 730 560 730 H240 Q150 730 150 640 Z'), tone) +
    line('M150 446 H650', '#ffffff55', 10) +
    lid
  )
}

export function slab(thickness: number, material: Material): Drawing {
  return (
    ground(640 + thickness, 330) +
    shape(path('M90 620 L230 440 H690 L710 620 Z'), material) +
    shape(rect(90, 620, 620, thickness, 6), material, 'down')
  )
}

export function rollingPin(material: Material, hasHandles: boolean): Drawing {
  return rotate(
    -34,
    shape(rect(120, 445, 560, 110, hasHandles ? 18 : 55), material, 'down') +
      (hasHandles
        ? shape(rect(20, 474, 100, 52, 24), material, 'down') +
          shape(rect(680, 474, 100, 52, 24), material, 'down')
        : ''),
  )
}

export function whisk(wires: number): Drawing {
  const loops = Array.from({ length: wires }, (_, index) => {
    const spread = 20 + (index + 1) * (110 / wires)
    return line(
      `M400 520 C${400 - spread * 1.7} 400 ${400 - spread * 1.2} 170 400 160 C${400 + spread * 1.2} 170 ${400 + spread * 1.7} 400 400 520`,
      index % 2 ? '#8b9198' : '#a9afb5',
      6,
    )
  })
  return rotate(
    24,
    loops.join('') + shape(rect(372, 510, 56, 320, 26), 'WOOD') + shape(rect(376, 500, 48, 40, 8), 'STEEL'),
  )
}

export function bowl(tone: Material, inner: Tone): Drawing {
  return (
    ground(735, 250) +
    shape(path('M120 450 H680 Q670 640 500 720 Q400 745 300 720 Q130 640 120 450 Z'), tone) +
    shape(ellipse(400, 450, 280, 62), inner, 'down') +
    `<ellipse cx="400" cy="450" rx="280" ry="62" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8"/>`
  )
}

export function thermometer(readout: string, tone: Material): Drawing {
  return rotate(
    28,
    shape(rect(391, 470, 18, 380, 9), 'STEEL') +
      shape(rect(320, 180, 160, 310, 46), tone) +
      `<rect x="342" y="226" width="116" height="92" rx="12" fill="#20261f"/><text x="400" y="290" text-anchor="middle" font-family="monospace" font-size="44" fill="#c9f2bd">${readout}</text>`,
  )
}

export function cloth(stripe: string): Drawing {
  const folds = [0, 1, 2, 3].map(
    (index) =>
      shape(rect(150, 640 - index * 62, 500, 58, 26), 'LINEN', 'down') +
      line(`M180 ${669 - index * 62} H620`, stripe, 7),
  )
  return ground(710, 290) + folds.join('')
}

export function brush(material: Material): Drawing {
  const hairs = Array.from({ length: 27 }, (_, index) =>
    line(
      `M${300 + index * 7.7} 330 L${290 + index * 8.4} ${182 + (index % 3) * 7}`,
      index % 2 ? '#efe3c8' : '#d9c69c',
      8,
    ),
  )
  return rotate(
    30,
    hairs.join('') +
      shape(rect(286, 320, 228, 74, 8), 'STEEL', 'down') +
      shape(
        path('M296 394 H504 Q490 500 432 520 V810 Q432 850 400 850 Q368 850 368 810 V520 Q310 500 296 394 Z'),
        material,
      ),
  )
}

export function spoons(count: number): Drawing {
  const all = Array.from({ length: count }, (_, index) => {
    const [x, size] = [170 + (460 / Math.max(1, count - 1)) * index, 82 - index * 11]
    return (
      shape(rect(x - 12, 400, 24, 360, 12), 'STEEL') +
      shape(ellipse(x, 350, size, size * 0.86), 'STEEL', 'round') +
      `<circle cx="${x}" cy="735" r="6" fill="#fff"/>`
    )
  })
  return ground(775, 280) + all.join('')
}

export function rack(): Drawing {
  const bars = Array.from({ length: 12 }, (_, index) =>
    line(`M${176 + index * 41} 420 L${120 + index * 51} 640`, '#9aa0a6', 7),
  )
  return (
    ground(715, 320) +
    line('M170 420 H632 L692 640 H108 Z', '#7f858c', 12) +
    bars.join('') +
    line('M150 495 H652 M128 570 H674', '#9aa0a6', 7) +
    line('M108 640 V690 M692 640 V690', '#7f858c', 12)
  )
}

export function sieve(material: Material): Drawing {
  const mesh = Array.from({ length: 15 }, (_, index) => line(`M${190 + index * 30} 452 V508`, '#b6bbc0', 3))
  return (
    ground(700, 270) +
    shape(path('M140 470 H660 V640 Q660 690 600 690 H200 Q140 690 140 640 Z'), material) +
    shape(ellipse(400, 470, 260, 56), { light: '#d9dcdf', mid: '#eceeef', dark: '#c6cacd' }, 'down') +
    mesh.join('') +
    `<ellipse cx="400" cy="470" rx="260" ry="56" fill="none" stroke="${MATERIALS.WOOD.mid}" stroke-width="16"/>`
  )
}

export function tub(hasLid: boolean): Drawing {
  const marks = [560, 620, 680].map((y) => line(`M560 ${y} H612`, '#9fb4bd', 5))
  return (
    ground(775, 270) +
    shape(path('M170 400 H630 L604 770 H196 Z'), { light: '#f3f8fa', mid: '#dfeaee', dark: '#bccdd4' }) +
    `<path d="M186 620 H614 L604 770 H196 Z" fill="#e8d3ae" fill-opacity=".75"/>` +
    marks.join('') +
    shape(
      rect(150, 360, 500, 52, 16),
      hasLid
        ? lacquer('#b5512a', '#d9784a', '#7f3517')
        : { light: '#f3f8fa', mid: '#dfeaee', dark: '#bccdd4' },
      'down',
    )
  )
}

export function gloves(tone: Material): Drawing {
  const glove = path(
    'M260 820 V470 Q180 470 172 388 Q170 330 226 336 Q262 342 274 396 Q270 200 396 190 Q520 200 520 400 V820 Z',
  )
  return ground(840, 230) + shape(glove, tone) + shape(rect(250, 760, 280, 66, 14), 'LINEN', 'down')
}

export function timer(tone: Material): Drawing {
  const ticks = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="396" y="292" width="8" height="34" rx="4" fill="#4a4038" transform="rotate(${index * 30} 400 500)"/>`,
  )
  return (
    ground(770, 220) +
    shape(`<circle cx="400" cy="500" r="262"/>`, tone, 'round') +
    `<circle cx="400" cy="500" r="222" fill="#fbf8f1"/>` +
    ticks.join('') +
    line('M400 500 L400 348 M400 500 L508 560', '#2b2118', 14) +
    `<circle cx="400" cy="500" r="20" fill="#b5512a"/>`
  )
}
