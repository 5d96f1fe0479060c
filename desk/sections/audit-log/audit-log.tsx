import { Box } from '@mui/material'
import { TextInput, useGetList, useListContext, useLocale, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { TEAM_RANGE_MAX, teamItem } from '#contracts/team/convention.ts'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { type Choice, ChoiceFilter, dayFilters, type FilterProps } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import type { Section } from '../section.tsx'
import { differences } from './differences.ts'
import { actionKeys, fieldKeys, resourceKeys } from './message-keys.ts'

const auditEvent = teamItem.extend({
  at: z.string(),
  accountId: z.string(),
  action: z.string(),
  resource: z.string(),
  objectId: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

type AuditEvent = z.infer<typeof auditEvent>

type Fields = Readonly<Record<string, unknown>>

const SHOWN_MAX = 12

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Matches codes, which may have messages, unlike typed texts. */
const CODE = /^[\w-]+$/

/** The maximum number of characters. The start of a long value is enough to recognize it. */
const LENGTH_MAX = 200

const AUDIT_FILTERS = [
  <ResourceFilter key="resource" source="resource" alwaysOn />,
  <ActionFilter key="action" source="action" alwaysOn />,
  <ColleagueFilter key="accountId" source="accountId" />,
  <TextInput key="objectId" source="objectId" resettable />,
  ...dayFilters('audit-events'),
]

export const auditLog: Section = {
  resource: 'audit-events',
  roles: ['admin'],
  group: 'record',
  list: AuditLogList,
}

/** This list is the reference example of a section (docs/decisions/0072-react-admin-for-the-desk.md). */
function AuditLogList() {
  const { dateAndTime } = useFormat()
  const getName = useColleagues()
  const words = useAuditWords()
  return (
    <SectionList<AuditEvent>
      sort={{ field: 'at', order: 'DESC' }}
      filters={AUDIT_FILTERS}
      columns={[
        { source: 'at', isSortable: true, render: ({ at }) => dateAndTime(at) },
        { source: 'accountId', render: ({ accountId }) => getName(accountId) },
        { source: 'resource', isSortable: true, render: ({ resource }) => words.resource(resource) },
        {
          source: 'action',
          isSortable: true,
          render: ({ resource, action }) => words.action(resource, action),
        },
        {
          source: 'objectId',
          render: ({ objectId }) => <Box sx={{ overflowWrap: 'anywhere', minWidth: '6rem' }}>{objectId}</Box>,
        },
        { source: 'after', render: (event) => <Changes {...event} /> },
      ]}
      row={(event) => ({
        title: `${words.resource(event.resource)} · ${words.action(event.resource, event.action)}`,
        below: (
          <>
            {dateAndTime(event.at)} · {getName(event.accountId)} · {event.objectId}
            <Changes {...event} />
          </>
        ),
      })}
    />
  )
}

/** Shows old and new values, or only the first ones if there are very many. */
function Changes({ resource, before, after }: { resource: string; before: Fields; after: Fields }) {
  const translate = useTranslate()
  const words = useAuditWords()
  const formatValue = useAuditText(resource)
  const found = differences(before, after)
  const rest = found.length - SHOWN_MAX
  const getName = (part: string | number) => (typeof part === 'number' ? part : words.field(resource, part))
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { md: '16rem' } }}>
      {found.slice(0, SHOWN_MAX).map(({ path, ...values }) => {
        const named = path.filter((part) => typeof part === 'string')
        const field = named.findLast(isMinor) ?? named.at(-1) ?? ''
        return (
          <div key={path.join('.')}>
            {path.map(getName).join(' › ')}: {formatValue(field, values.before)} →{' '}
            {formatValue(field, values.after)}
          </div>
        )
      })}
      {rest > 0 && <div>{translate('resources.audit-events.more', { count: rest })}</div>}
    </Box>
  )
}

function isMinor(field: string): boolean {
  return field.endsWith('Minor')
}

/** Returns a function that formats a value of the audit log: a date, yes or no, the message of a code, or a list. */
function useAuditText(resource: string): (field: string, value: unknown) => string {
  const translate = useTranslate()
  const locale = useLocale()
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const { dateAndTime } = useFormat()
  const words = useAuditWords()
  function formatValue(field: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return '–'
    if (typeof value === 'number' && isMinor(field)) return amount.format(value / 100)
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (Array.isArray(value)) return value.map((one) => formatValue(field, one)).join(', ') || '–'
    if (typeof value === 'object') {
      const entries = Object.entries(value).map(
        ([name, part]) => `${words.field(resource, name)}: ${formatValue(name, part)}`,
      )
      return entries.join(', ')
    }
    const text = String(value)
    if (MOMENT.test(text)) return dateAndTime(text)
    return CODE.test(text) ? translate(`resources.${resource}.values.${field}.${text}`, { _: text }) : text
  }
  return (field, value) => {
    const text = formatValue(field, value)
    return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text
  }
}

function ResourceFilter(props: FilterProps) {
  const words = useAuditWords()
  const { getValues, setValue } = useFormContext()
  const actions = useActions()
  const names = new Set(actions.map(({ resource }) => resource))
  const choices = sorted([...names].map((id) => ({ id, name: words.resource(id) })))
  function clearAction(chosen: string) {
    const isOffered = actions.some(
      ({ resource, action }) => action === getValues('action') && (!chosen || chosen === resource),
    )
    if (!isOffered) setValue('action', '')
  }
  return <ChoiceFilter {...props} choices={choices} onChange={({ target }) => clearAction(target.value)} />
}

function ActionFilter(props: FilterProps) {
  const words = useAuditWords()
  const { filterValues } = useListContext()
  const actions = useActions().filter(
    ({ resource }) => !filterValues.resource || filterValues.resource === resource,
  )
  const choices = [...Map.groupBy(actions, ({ action }) => action)].map(([id, same]) => {
    const names = new Set(same.map(({ resource, action }) => words.action(resource, action)))
    return { id, name: [...names].join(' / ') }
  })
  return <ChoiceFilter {...props} choices={sorted(choices)} />
}

function ColleagueFilter(props: FilterProps) {
  const { data = [] } = useGetList<Choice>('colleagues', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'name', order: 'ASC' },
  })
  return <ChoiceFilter {...props} choices={data} />
}

function useActions() {
  const { data = [] } = useGetList<{ id: string; resource: string; action: string }>('audit-actions', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'id', order: 'ASC' },
  })
  return data
}

function sorted(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Returns functions that name resources, actions and fields. Those without a message have their technical name. */
function useAuditWords() {
  const translate = useTranslate()
  const findFirstMessage = (keys: readonly string[], name: string) =>
    keys.reduceRight((otherwise, key) => translate(key, { smart_count: 2, _: otherwise }), name)
  return {
    resource: (name: string) => findFirstMessage(resourceKeys(name), name),
    action: (resource: string, name: string) => findFirstMessage(actionKeys(resource, name), name),
    field: (resource: string, name: string) => findFirstMessage(fieldKeys(resource, name), name),
  }
}
