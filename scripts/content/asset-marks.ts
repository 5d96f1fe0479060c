/**
 * In a dataset file, an asset is a path in the archive: `_sanityAsset: "image@file://./images/a.jpg"` (Sanity's
 * format). In a dataset it is a reference to the asset's document. These functions convert between the two.
 */
export type AssetKind = 'image' | 'file'
export type AssetSource = { readonly kind: AssetKind; readonly url: string }

const MARK = /^(image|file)@((?:file|https):\/\/.+)$/

/** Finds all asset paths in a value, at any depth. */
export function findAssetSources(value: unknown): AssetSource[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '_sanityAsset' in value ? parseMark(value._sanityAsset) : null
  return [...(own ? [own] : []), ...Object.values(value).flatMap(findAssetSources)]
}

/** Replaces asset paths with references. `idOf` returns the id of an asset's document. */
export function withReferences(value: unknown, idOf: (source: AssetSource) => string): unknown {
  return mapObjects(value, (object) => {
    const source = parseMark(object._sanityAsset)
    if (!source) return object
    const { _sanityAsset, ...rest } = object
    return { ...rest, asset: { _type: 'reference', _ref: idOf(source) } }
  })
}

/** Replaces references to assets with paths. `pathOf` returns the path of an asset in the archive. */
export function withMarks(value: unknown, pathOf: (assetId: string) => string | null): unknown {
  return mapObjects(value, (object) => {
    const id = referenceIn(object.asset)
    const path = id === null ? null : pathOf(id)
    if (id === null || path === null) return object
    const { asset, ...rest } = object
    return { ...rest, _sanityAsset: `${kindOf(id)}@file://./${path}` }
  })
}

export function kindOf(assetId: string): AssetKind {
  return assetId.startsWith('image-') ? 'image' : 'file'
}

function parseMark(mark: unknown): AssetSource | null {
  const [, kind, url] = typeof mark === 'string' ? (MARK.exec(mark) ?? []) : []
  if (url === undefined) return null
  return { kind: kind === 'image' ? 'image' : 'file', url }
}

function referenceIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('_ref' in value)) return null
  return typeof value._ref === 'string' ? value._ref : null
}

type JsonObject = Record<string, unknown>

/** Maps every object in a value, inner ones first. */
function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])),
  )
}
