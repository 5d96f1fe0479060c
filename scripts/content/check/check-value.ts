import { recordRules } from './record-rule.ts'

/** A schema type, reduced to what a check needs. Inner types have no name, or the name of their attribute. */
export type SchemaType = {
  readonly type: string
  readonly name?: string
  readonly fields?: readonly SchemaType[]
  readonly of?: readonly SchemaType[]
  readonly to?: readonly { readonly type: string }[]
  readonly options?: { readonly list?: readonly unknown[] }
  readonly validation?: unknown
  readonly marks?: { readonly annotations?: readonly SchemaType[] }
  readonly styles?: readonly { readonly value: string }[]
}

/** The context of a checked value, and the function that reports problems. */
export type Checked = {
  typeNamed(name: string): SchemaType | null
  typeOfDocument(id: string): string | null
  report(path: string, message: string, isWarning: boolean): void
}

/** Attributes maintained by the service or the Studio. */
const MAINTAINED = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_key', '_weak'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  url: (value) => typeof value === 'string' && URL.canParse(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  datetime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  slug: (value) => isObject(value) && typeof value.current === 'string',
  geopoint: (value) => isObject(value) && typeof value.lat === 'number' && typeof value.lng === 'number',
  array: Array.isArray,
}

/** Checks a value with its children against the schema's own rules. */
export function checkValue(type: SchemaType, value: unknown, path: string, checked: Checked): void {
  const rules = recordRules(type.validation)
  if (value === undefined || value === null) {
    for (const { isRequired, isWarning } of rules)
      if (isRequired) checked.report(path, 'is missing', isWarning)
    return
  }
  for (const { checks, isWarning, message } of rules) {
    for (const check of checks) {
      const response = check(value)
      if (response !== true) checked.report(path, message ?? response, isWarning)
    }
  }
  const named = SHAPES[type.type] ? null : checked.typeNamed(type.type)
  if (named) checkValue(named, value, path, checked)
  else if ((SHAPES[type.type] ?? isObject)(value)) checkInside(type, value, path, checked)
  else checked.report(path, `is not of type ${type.type}`, false)
}

function checkInside(type: SchemaType, value: unknown, path: string, checked: Checked): void {
  const { list } = type.options ?? {}
  const choices = list?.map((choice) => (isObject(choice) ? choice.value : choice))
  const isListed = choices === undefined || [value].flat().every((one) => choices.includes(one))
  if (!isListed) checked.report(path, `must be one of ${choices.join(', ')}`, false)
  if (Array.isArray(value)) checkItems(type, value, path, checked)
  else if (type.type === 'reference') checkReference(type, value, path, checked)
  else if (type.type === 'image') checkPicture(type, value, path, checked)
  else if (type.type === 'block') checkParagraph(type, value, path, checked)
  else if (type.fields) checkFields(type.fields, value, path, checked)
}

function checkFields(fields: readonly SchemaType[], value: unknown, path: string, checked: Checked): void {
  if (!isObject(value)) return
  const names = new Set(fields.map(({ name }) => name ?? ''))
  for (const name of Object.keys(value)) {
    if (!names.has(name) && !MAINTAINED.has(name))
      checked.report(`${path}.${name}`, 'is not in the schema', false)
  }
  for (const field of fields)
    checkValue(field, value[field.name ?? ''], `${path}.${field.name ?? ''}`, checked)
}

/** Each item must have one of the list's types: by its `_type`, or the only type without a name. */
function checkItems({ of = [] }: SchemaType, items: unknown[], path: string, checked: Checked): void {
  const keys = new Set<unknown>()
  for (const [index, item] of items.entries()) {
    const at = `${path}[${index}]`
    const given = isObject(item) && typeof item._type === 'string' ? item._type : null
    const type = of.find((member) =>
      given === null ? SHAPES[member.type] || member.type === 'object' : member.type === given,
    )
    if (!type) {
      checked.report(at, `is of type ${given}, which is not allowed here`, false)
      continue
    }
    if (isObject(item)) {
      if (typeof item._key !== 'string' || keys.has(item._key)) checked.report(at, 'has no unique key', false)
      keys.add(item._key)
    }
    checkValue(type, item, at, checked)
  }
}

function checkReference({ to = [] }: SchemaType, value: unknown, path: string, checked: Checked): void {
  const id = isObject(value) ? value._ref : null
  const found = typeof id === 'string' ? checked.typeOfDocument(id) : null
  if (typeof id !== 'string') checked.report(path, 'is not a reference', false)
  else if (found === null) checked.report(path, `refers to ${id}, which does not exist`, false)
  else if (!to.some(({ type }) => type === found)) checked.report(path, `may not refer to a ${found}`, false)
}

/** A picture has an asset; its other attributes are fields and the crop. */
function checkPicture({ fields = [] }: SchemaType, value: unknown, path: string, checked: Checked): void {
  if (!isObject(value)) return
  const { asset, hotspot, crop, ...own } = value
  if (!isObject(asset) || typeof asset._ref !== 'string') checked.report(path, 'has no asset', false)
  checkFields(fields, own, path, checked)
}

function checkParagraph(
  { styles = [], marks }: SchemaType,
  value: unknown,
  path: string,
  checked: Checked,
): void {
  if (!isObject(value)) return
  if (!styles.some((style) => style.value === value.style))
    checked.report(path, `has the unknown style ${value.style}`, false)
  const definitions = Array.isArray(value.markDefs) ? value.markDefs : []
  for (const [index, definition] of definitions.entries()) {
    const annotation = marks?.annotations?.find(
      ({ name }) => isObject(definition) && name === definition._type,
    )
    const at = `${path}.markDefs[${index}]`
    if (annotation?.fields) checkFields(annotation.fields, definition, at, checked)
    else checked.report(at, 'is not a known mark', false)
  }
}
