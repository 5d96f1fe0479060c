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

/** What the checks of a document need: the types, the documents that exist, and where problems are reported. */
export type CheckContext = {
  typeNamed(name: string): SchemaType | null
  typeOfDocument(id: string): string | null
  report(path: string, message: string, isWarning: boolean): void
}

/** Attributes maintained by the service or the Studio. */
const SYSTEM_ATTRIBUTES = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_key', '_weak'])

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

/** Checks a value with its children against a schema type and its rules. */
export function checkValue(type: SchemaType, value: unknown, path: string, context: CheckContext): void {
  const rules = recordRules(type.validation)
  if (value === undefined || value === null) {
    for (const { isRequired, isWarning } of rules)
      if (isRequired) context.report(path, 'is missing', isWarning)
    return
  }
  for (const { checks, isWarning, message } of rules) {
    for (const check of checks) {
      const response = check(value)
      if (response !== true) context.report(path, message ?? response, isWarning)
    }
  }
  const named = SHAPES[type.type] ? null : context.typeNamed(type.type)
  if (named) checkValue(named, value, path, context)
  else if ((SHAPES[type.type] ?? isObject)(value)) checkInside(type, value, path, context)
  else context.report(path, `is not of type ${type.type}`, false)
}

function checkInside(type: SchemaType, value: unknown, path: string, context: CheckContext): void {
  const { list } = type.options ?? {}
  const choices = list?.map((choice) => (isObject(choice) ? choice.value : choice))
  const isListed = choices === undefined || [value].flat().every((one) => choices.includes(one))
  if (!isListed) context.report(path, `must be one of ${choices.join(', ')}`, false)
  if (Array.isArray(value)) checkItems(type, value, path, context)
  else if (type.type === 'reference') checkReference(type, value, path, context)
  else if (type.type === 'image') checkPicture(type, value, path, context)
  else if (type.type === 'block') checkParagraph(type, value, path, context)
  else if (type.fields) checkFields(type.fields, value, path, context)
}

function checkFields(
  fields: readonly SchemaType[],
  value: unknown,
  path: string,
  context: CheckContext,
): void {
  if (!isObject(value)) return
  const names = new Set(fields.map(({ name }) => name ?? ''))
  for (const name of Object.keys(value)) {
    if (!names.has(name) && !SYSTEM_ATTRIBUTES.has(name))
      context.report(`${path}.${name}`, 'is not in the schema', false)
  }
  for (const field of fields)
    checkValue(field, value[field.name ?? ''], `${path}.${field.name ?? ''}`, context)
}

/** Checks that each item has one of the list's types: the one in its `_type`, or without one, an unnamed type. */
function checkItems({ of = [] }: SchemaType, items: unknown[], path: string, context: CheckContext): void {
  const keys = new Set<unknown>()
  for (const [index, item] of items.entries()) {
    const itemPath = `${path}[${index}]`
    const typeName = isObject(item) && typeof item._type === 'string' ? item._type : null
    const type = of.find((member) =>
      typeName === null ? SHAPES[member.type] || member.type === 'object' : member.type === typeName,
    )
    if (!type) {
      context.report(itemPath, `is of type ${typeName}, which is not allowed here`, false)
      continue
    }
    if (isObject(item)) {
      if (typeof item._key !== 'string' || keys.has(item._key))
        context.report(itemPath, 'has no unique key', false)
      keys.add(item._key)
    }
    checkValue(type, item, itemPath, context)
  }
}

function checkReference({ to = [] }: SchemaType, value: unknown, path: string, context: CheckContext): void {
  const id = isObject(value) ? value._ref : null
  const targetType = typeof id === 'string' ? context.typeOfDocument(id) : null
  if (typeof id !== 'string') context.report(path, 'is not a reference', false)
  else if (targetType === null) context.report(path, `refers to ${id}, which does not exist`, false)
  else if (!to.some(({ type }) => type === targetType))
    context.report(path, `may not refer to a ${targetType}`, false)
}

/** A picture has an asset; its other attributes are fields and the crop. */
function checkPicture(
  { fields = [] }: SchemaType,
  value: unknown,
  path: string,
  context: CheckContext,
): void {
  if (!isObject(value)) return
  const { asset, hotspot, crop, ...own } = value
  if (!isObject(asset) || typeof asset._ref !== 'string') context.report(path, 'has no asset', false)
  checkFields(fields, own, path, context)
}

function checkParagraph(
  { styles = [], marks }: SchemaType,
  value: unknown,
  path: string,
  context: CheckContext,
): void {
  if (!isObject(value)) return
  if (!styles.some((style) => style.value === value.style))
    context.report(path, `has the unknown style ${value.style}`, false)
  const definitions = Array.isArray(value.markDefs) ? value.markDefs : []
  for (const [index, definition] of definitions.entries()) {
    const annotation = marks?.annotations?.find(
      ({ name }) => isObject(definition) && name === definition._type,
    )
    const itemPath = `${path}.markDefs[${index}]`
    if (annotation?.fields) checkFields(annotation.fields, definition, itemPath, context)
    else context.report(itemPath, 'is not a known mark', false)
  }
}
