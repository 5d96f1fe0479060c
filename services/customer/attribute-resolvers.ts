import { createHash } from 'node:crypto'
import { CUSTOMER_ATTRIBUTE_NAMESPACE, type CustomerAttribute } from '#contracts/customer.ts'
import { globalId } from '#domain/ids.ts'
import { findGrantedMembership } from './companies/company-rows.ts'
import type { Execution, Resolvers, UserError } from './graphql/execution.ts'
import { fromWireId } from './graphql/wire-id.ts'
import {
  type AttributeName,
  type AttributeRow,
  readAttributes,
  removeAttribute,
  setAttribute,
} from './people/attribute-rows.ts'

const VALUE_LENGTH_MAX = 2000
const TEXT = 'single_line_text_field'
const NAME = /^[A-Za-z0-9_-]{2,64}$/

/**
 * A customer's named values (Spec §7: language and cartId), as metafields. The cart comes from the platform service and
 * the standing of the trade application from the house, so both are read-only here.
 */
export const attributeResolvers: Resolvers = {
  Customer: { metafield, metafields },
  Mutation: { metafieldsSet, metafieldsDelete },
}

async function metafield(_: unknown, name: AttributeName, execution: Execution) {
  return readOnlyAttribute(name)?.(execution) ?? find(await read(execution), name)
}

/** Returns one result for each requested name, in order. Null if there is none. */
async function metafields(
  _: unknown,
  { identifiers }: { identifiers: AttributeName[] },
  execution: Execution,
) {
  const rows = await read(execution)
  return Promise.all(identifiers.map((name) => readOnlyAttribute(name)?.(execution) ?? find(rows, name)))
}

type AttributeReader = (execution: Execution) => Promise<string | null>

const READ_ONLY_ATTRIBUTES = new Map<string, AttributeReader>(
  Object.entries({
    cartId: ({ options, caller }) => options.readCartId(caller.accessToken),
    tradeStanding: async ({ options, caller }) =>
      (await findGrantedMembership(options.database, caller))?.company.standing ?? null,
  } satisfies Partial<Record<CustomerAttribute, AttributeReader>>),
)

/** Returns undefined for any other attribute. */
function readOnlyAttribute({ namespace, key }: AttributeName) {
  const readValue = namespace === CUSTOMER_ATTRIBUTE_NAMESPACE ? READ_ONLY_ATTRIBUTES.get(key) : undefined
  return (
    readValue &&
    (async (execution: Execution) => {
      const value = await readValue(execution)
      const name = { accountId: execution.caller.accountId, namespace, key }
      const now = execution.options.clock()
      return value && toMetafield({ ...name, type: TEXT, value, createdAt: now, updatedAt: now })
    })
  )
}

type Setting = AttributeName & { ownerId: string; type?: string | null; value: string }

async function metafieldsSet(
  _: unknown,
  { metafields: given }: { metafields: Setting[] },
  execution: Execution,
) {
  const userErrors = given.flatMap((setting, index) => validateSetting(setting, index, execution))
  if (userErrors.length > 0) return { metafields: null, userErrors }
  const { options, caller } = execution
  const stored: AttributeRow[] = []
  for (const { namespace, key, value, type } of given) {
    const set = await setAttribute(options.database, {
      accountId: caller.accountId,
      namespace,
      key,
      value,
      type: type ?? TEXT,
      now: options.clock(),
    })
    if (!set.ok)
      return { metafields: null, userErrors: [toUserError('LESS_THAN_OR_EQUAL_TO', 'key', stored.length)] }
    stored.push(set.value)
  }
  return { metafields: stored.map(toMetafield), userErrors }
}

type Removal = AttributeName & { ownerId: string }

async function metafieldsDelete(
  _: unknown,
  { metafields: given }: { metafields: Removal[] },
  { options, caller }: Execution,
) {
  const deletedMetafields = []
  for (const { ownerId, namespace, key } of given) {
    const isOwn = isCaller(ownerId, caller.accountId)
    const name = { accountId: caller.accountId, namespace, key }
    const isRemoved = isOwn && (await removeAttribute(options.database, name))
    deletedMetafields.push(isRemoved ? { ownerId, namespace, key } : null)
  }
  return { deletedMetafields, userErrors: [] }
}

function validateSetting(
  { ownerId, namespace, key, value }: Setting,
  index: number,
  { caller }: Execution,
): UserError[] {
  if (readOnlyAttribute({ namespace, key })) return [toUserError('APP_NOT_AUTHORIZED', 'key', index)]
  if (!isCaller(ownerId, caller.accountId)) return [toUserError('APP_NOT_AUTHORIZED', 'ownerId', index)]
  if (!NAME.test(namespace)) return [toUserError('INVALID_VALUE', 'namespace', index)]
  if (!NAME.test(key)) return [toUserError('INVALID_VALUE', 'key', index)]
  if (value === '') return [toUserError('BLANK', 'value', index)]
  return value.length > VALUE_LENGTH_MAX ? [toUserError('TOO_LONG', 'value', index)] : []
}

function toUserError(code: string, field: string, index: number) {
  return {
    field: ['metafields', String(index), field],
    code,
    elementIndex: index,
    message: `${field}: ${code}`,
  }
}

function isCaller(ownerId: string, accountId: string): boolean {
  return fromWireId('Customer', ownerId) === accountId
}

async function read({ options, caller }: Execution): Promise<AttributeRow[]> {
  return readAttributes(options.database, caller.accountId)
}

function find(rows: readonly AttributeRow[], { namespace, key }: AttributeName) {
  const row = rows.find((each) => each.namespace === namespace && each.key === key)
  return row ? toMetafield(row) : null
}

function toMetafield(row: AttributeRow) {
  const { accountId, namespace, key, type, value, createdAt, updatedAt } = row
  return {
    id: globalId('Metafield', `${accountId}-${namespace}-${key}`),
    namespace,
    key,
    type,
    value,
    jsonValue: value,
    createdAt,
    updatedAt,
    description: null,
    compareDigest: createHash('sha256').update(value).digest('hex'),
  }
}
