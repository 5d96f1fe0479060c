import { Color, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/**
 * The materials of the demonstration. The studio looks up its own recipe by name; these values are for AR on a phone.
 * Woods include the direction of their grain.
 */
const MATERIALS = {
  marble_calacatta: { color: '#e9e4db', roughness: 0.18, clearcoat: 0.4 },
  marble_verde: { color: '#24382f', roughness: 0.15, clearcoat: 0.5 },
  marble_nero: { color: '#1b1a19', roughness: 0.14, clearcoat: 0.5 },
  marble_rosso: { color: '#6e2f28', roughness: 0.16, clearcoat: 0.5 },
  travertine: { color: '#d3c2a7', roughness: 0.55 },
  walnut_x: { color: '#5b3a25', roughness: 0.42, clearcoat: 0.15 },
  walnut_y: { color: '#5b3a25', roughness: 0.42, clearcoat: 0.15 },
  walnut_z: { color: '#5b3a25', roughness: 0.42, clearcoat: 0.15 },
  oak_x: { color: '#b48e62', roughness: 0.46, clearcoat: 0.1 },
  oak_y: { color: '#b48e62', roughness: 0.46, clearcoat: 0.1 },
  ebony_x: { color: '#1f1a17', roughness: 0.4, clearcoat: 0.2 },
  ebony_y: { color: '#1f1a17', roughness: 0.4, clearcoat: 0.2 },
  ebony_z: { color: '#1f1a17', roughness: 0.4, clearcoat: 0.2 },
  brass_brushed: { color: '#c29a54', roughness: 0.32, metalness: 1 },
  brass_polished: { color: '#d0a860', roughness: 0.12, metalness: 1 },
  bronze_dark: { color: '#3b2f26', roughness: 0.4, metalness: 1 },
  chrome: { color: '#d6d7d8', roughness: 0.08, metalness: 1 },
  boucle_ivory: cloth('#e6ddcd', '#fff6e8'),
  boucle_terracotta: cloth('#9c5238', '#e0a184'),
  boucle_moss: cloth('#6d7052', '#b9bc98'),
  boucle_charcoal: cloth('#38342f', '#7c756c'),
  velvet_terracotta: cloth('#8d4a32', '#e0a184'),
  velvet_bottle: cloth('#2c4a3b', '#86a893'),
  velvet_ochre: cloth('#a97a35', '#e3c389'),
  velvet_ink: cloth('#2c3442', '#8391a8'),
  glass_amber: glass('#e2a45b', '#d98a32'),
  glass_sage: glass('#c3d0b6', '#8fa67b'),
  glass_smoke: glass('#c9c7c3', '#8d8a86'),
  glass_opal: { color: '#f6efe2', roughness: 0.25, emissive: new Color('#ffd9a6'), emissiveIntensity: 1.2 },
  bulb: { color: '#fff2dc', emissive: new Color('#ffcf94'), emissiveIntensity: 3 },
  ceramic_bone: { color: '#e4dccd', roughness: 0.62 },
  ceramic_sage: { color: '#8d9680', roughness: 0.35, clearcoat: 0.5 },
  ceramic_rust: { color: '#8a4b31', roughness: 0.55 },
  ceramic_charcoal: { color: '#33302d', roughness: 0.6 },
  porcelain: { color: '#f3efe8', roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05 },
  glaze_sage: { color: '#a3ae98', roughness: 0.16, clearcoat: 1 },
  glaze_terracotta: { color: '#a9583c', roughness: 0.18, clearcoat: 1 },
  gilt: { color: '#d7ad5f', roughness: 0.2, metalness: 1 },
  mirror: { color: '#f2f2f0', roughness: 0.01, metalness: 1 },
  larch_x: { color: '#b67f50', roughness: 0.5, clearcoat: 0.05 },
  larch_y: { color: '#b67f50', roughness: 0.5, clearcoat: 0.05 },
  pine_x: { color: '#d3a673', roughness: 0.55 },
  pine_y: { color: '#d3a673', roughness: 0.55 },
  pine_z: { color: '#d3a673', roughness: 0.55 },
  beech_x: { color: '#c79a6e', roughness: 0.42, clearcoat: 0.12 },
  beech_y: { color: '#c79a6e', roughness: 0.42, clearcoat: 0.12 },
  beech_z: { color: '#c79a6e', roughness: 0.42, clearcoat: 0.12 },
  linen_white: cloth('#ece7dc', '#ffffff'),
  linen_flax: cloth('#cbbda3', '#efe6d2'),
  linen_rust: cloth('#9a5137', '#dca083'),
  linen_olive: cloth('#6a6b4c', '#b3b48f'),
  linen_slate: cloth('#525b60', '#a3adb2'),
  linen_clay: cloth('#b08a6c', '#e3c8b0'),
  leather_cognac: { color: '#8e4e29', roughness: 0.45, clearcoat: 0.12 },
  leather_espresso: { color: '#35241c', roughness: 0.42, clearcoat: 0.15 },
  cord_paper: { color: '#c9ab7c', roughness: 0.85 },
  rope_sand: { color: '#cdbd9f', roughness: 0.9 },
  rope_olive: { color: '#676a4d', roughness: 0.9 },
  rope_graphite: { color: '#3b3a38', roughness: 0.9 },
  enamel_sand: { color: '#c3b394', roughness: 0.45 },
  enamel_olive: { color: '#5c5f44', roughness: 0.45 },
  enamel_graphite: { color: '#2f2e2c', roughness: 0.45 },
  shade_linen: litCloth('#e9dcc4', '#ffd9a8', 0.5),
  shade_moss: litCloth('#6f7350', '#8a7a3a', 0.3),
  shade_rust: litCloth('#a4532f', '#c0562a', 0.35),
  shade_parchment: litCloth('#e6cfa0', '#ffc27a', 0.55),
  shade_paper: litCloth('#f1eadc', '#ffe0b4', 0.6),
  alabaster_lit: { color: '#efe3cf', roughness: 0.3, emissive: new Color('#ffcf96'), emissiveIntensity: 0.5 },
  enamel_bone: { color: '#e6ddcc', roughness: 0.24, clearcoat: 0.6 },
  enamel_bottle: { color: '#203a2f', roughness: 0.22, clearcoat: 0.7 },
  enamel_rust: { color: '#8b4128', roughness: 0.24, clearcoat: 0.6 },
  nickel_satin: { color: '#b9b4ab', roughness: 0.28, metalness: 1 },
  leather_tan: { color: '#8c5a36', roughness: 0.6 },
  iron_forged: { color: '#3a3733', roughness: 0.55, metalness: 0.9 },
  leather_bottle: { color: '#23382d', roughness: 0.45, clearcoat: 0.12 },
  cord_black: { color: '#16130f', roughness: 0.8 },
  lacquer_black: { color: '#141210', roughness: 0.3, clearcoat: 0.6 },
  pane_clear: glass('#f7f9f8', '#e8efec'),
  glass_clear: glass('#f7f9f8', '#e8efec'),
  silver_polished: { color: '#d9d6d0', roughness: 0.1, metalness: 1 },
  maple_x: { color: '#d2b184', roughness: 0.44, clearcoat: 0.1 },
  maple_y: { color: '#d2b184', roughness: 0.44, clearcoat: 0.1 },
  wax_ivory: { color: '#efe6d3', roughness: 0.5 },
  wick: { color: '#2a241e', roughness: 1 },
  lacquer_oxblood: { color: '#4f1614', roughness: 0.16, clearcoat: 0.9 },
  lacquer_petrol: { color: '#173a40', roughness: 0.16, clearcoat: 0.9 },
  damask_white: cloth('#eeebe4', '#ffffff'),
  damask_flax: cloth('#c9bb9f', '#efe6d2'),
  wool_ivory: cloth('#e3d9c6', '#fff8ea'),
  wool_sand: cloth('#c7b393', '#efe2c8'),
  wool_ochre: cloth('#b07f37', '#e3c389'),
  wool_rust: cloth('#8e4429', '#d79a7c'),
  wool_moss: cloth('#5d6247', '#a9ad88'),
  wool_indigo: cloth('#2b3a52', '#8494ae'),
  wool_charcoal: cloth('#3a3631', '#7c756c'),
  pile_ivory: cloth('#e6ddcc', '#fff8ea'),
  pile_sand: cloth('#c4b294', '#efe2c8'),
  pile_rust: cloth('#8d4a31', '#d79a7c'),
  pile_moss: cloth('#666b4f', '#b0b48f'),
} satisfies Record<string, MeshPhysicalMaterialParameters>

export type MaterialName = keyof typeof MATERIALS
export type Wood = 'walnut' | 'oak' | 'ebony' | 'larch' | 'pine'

/** A material ready for a mesh, named after its recipe. */
export function createMaterial(name: MaterialName): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial(MATERIALS[name])
  material.name = name
  return material
}

function cloth(color: string, sheen: string): MeshPhysicalMaterialParameters {
  return { color, roughness: 1, sheen: 1, sheenRoughness: 0.5, sheenColor: new Color(sheen) }
}

/** Cloth or paper with a lamp behind it. */
function litCloth(color: string, glow: string, strength: number): MeshPhysicalMaterialParameters {
  return { color, roughness: 1, emissive: new Color(glow), emissiveIntensity: strength }
}

function glass(color: string, depthColor: string): MeshPhysicalMaterialParameters {
  return {
    color,
    roughness: 0.03,
    transmission: 1,
    ior: 1.5,
    thickness: 0.004,
    attenuationColor: new Color(depthColor),
    attenuationDistance: 0.02,
  }
}
