import { Color, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/**
 * The materials of the house. The names are what the studio looks up to find its own recipe; the
 * values here are what a phone shows in a visitor's room. Woods carry the direction of their grain.
 */
const MATERIALS = {
  marble_calacatta: { color: '#e9e4db', roughness: 0.18, clearcoat: 0.4 },
  marble_verde: { color: '#24382f', roughness: 0.15, clearcoat: 0.5 },
  marble_nero: { color: '#1b1a19', roughness: 0.14, clearcoat: 0.5 },
  marble_rosso: { color: '#6e2f28', roughness: 0.16, clearcoat: 0.5 },
  travertine: { color: '#d3c2a7', roughness: 0.55 },
  walnut_x: { color: '#5b3a25', roughness: 0.42, clearcoat: 0.15 },
  walnut_y: { color: '#5b3a25', roughness: 0.42, clearcoat: 0.15 },
  oak_x: { color: '#b48e62', roughness: 0.46, clearcoat: 0.1 },
  oak_y: { color: '#b48e62', roughness: 0.46, clearcoat: 0.1 },
  ebony_x: { color: '#1f1a17', roughness: 0.4, clearcoat: 0.2 },
  ebony_y: { color: '#1f1a17', roughness: 0.4, clearcoat: 0.2 },
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
  cord_black: { color: '#16130f', roughness: 0.8 },
  lacquer_black: { color: '#141210', roughness: 0.3, clearcoat: 0.6 },
} satisfies Record<string, MeshPhysicalMaterialParameters>

export type MaterialName = keyof typeof MATERIALS
export type Wood = 'walnut' | 'oak' | 'ebony'

/** A material ready for a mesh, named after its recipe. */
export function createMaterial(name: MaterialName): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial(MATERIALS[name])
  material.name = name
  return material
}

function cloth(color: string, sheen: string): MeshPhysicalMaterialParameters {
  return { color, roughness: 1, sheen: 1, sheenRoughness: 0.5, sheenColor: new Color(sheen) }
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
