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

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Matches codes. Unlike typed texts, codes may have messages. */
const CODE = /^[\w-]+$/

/** The maximum number of characters of a value. The start of a long value is enough to recognize it. */
const VALUE_LENGTH_MAX = 200

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
  const labels = useAuditLabels()
  return (
    <SectionList<AuditEvent>
      sort={{ field: 'at', order: 'DESC' }}
      filters={AUDIT_FILTERS}
      columns={[
        { source: 'at', isSortable: true, render: ({ at }) => dateAndTime(at) },
        { source: 'accountId', render: ({ accountId }) => getName(accountId) },
        { source: 'resource', isSortable: true, render: ({ resource }) => labels.resource(resource) },
        {
          source: 'action',
          isSortable: true,
          render: ({ resource, action }) => labels.action(resource, action),
        },
        {
          source: 'objectId',
          render: ({ objectId }) => <Box sx={{ overflowWrap: 'anywhere', minWidth: '6rem' }}>{objectId}</Box>,
        },
        { source: 'after', render: (event) => <Changes {...event} /> },
      ]}
      row={(event) => ({
        title: `${labels.resource(event.resource)} · ${labels.action(event.resource, event.action)}`,
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

/** Shows the old and new values, up to a maximum number of changes. */
function Changes({ resource, before, after }: { resource: string; before: Fields; after: Fields }) {
  const translate = useTranslate()
  const labels = useAuditLabels()
  const formatValue = useValueFormatter(resource)
  const changes = differences(before, after)
  const hiddenCount = changes.length - SHOWN_MAX
  const getName = (part: string | number) => (typeof part === 'number' ? part : labels.field(resource, part))
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { md: '16rem' } }}>
      {changes.slice(0, SHOWN_MAX).map(({ path, ...values }) => {
        const fieldNames = path.filter((part) => typeof part === 'string')
        const field = fieldNames.findLast(isMinor) ?? fieldNames.at(-1) ?? ''
        return (
          <div key={path.join('.')}>
            {path.map(getName).join(' › ')}: {formatValue(field, values.before)} →{' '}
            {formatValue(field, values.after)}
          </div>
        )
      })}
      {hiddenCount > 0 && <div>{translate('resources.audit-events.more', { count: hiddenCount })}</div>}
    </Box>
  )
}

function isMinor(field: string): boolean {
  return field.endsWith('Minor')
}

/** Returns a function that formats a value of the audit log: a date, yes or no, the message of a code, or a list. */
function useValueFormatter(resource: string): (field: string, value: unknown) => string {
  const translate = useTranslate()
  const locale = useLocale()
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const { dateAndTime } = useFormat()
  const labels = useAuditLabels()
  function formatValue(field: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return '–'
    if (typeof value === 'number' && isMinor(field)) return amount.format(value / 100)
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (Array.isArray(value)) return value.map((one) => formatValue(field, one)).join(', ') || '–'
    if (typeof value === 'object') {
      const entries = Object.entries(value).map(
        ([name, part]) => `${labels.field(resource, name)}: ${formatValue(name, part)}`,
      )
      return entries.join(', ')
    }
    const text = String(value)
    if (TIMESTAMP.test(text)) return dateAndTime(text)
    return CODE.test(text) ? translate(`resources.${resource}.values.${field}.${text}`, { _: text }) : text
  }
  return (field, value) => {
    const text = formatValue(field, value)
    return text.length > VALUE_LENGTH_MAX ? `${text.slice(0, VALUE_LENGTH_MAX)}…` : text
  }
}

function ResourceFilter(props: FilterProps) {
  const labels = useAuditLabels()
  const { getValues, setValue } = useFormContext()
  const actions = useActions()
  const names = new Set(actions.map(({ resource }) => resource))
  const choices = sortByName([...names].map((id) => ({ id, name: labels.resource(id) })))
  function clearAction(chosen: string) {
    const isOffered = actions.some(
      ({ resource, action }) => action === getValues('action') && (!chosen || chosen === resource),
    )
    if (!isOffered) setValue('action', '')
  }
  return <ChoiceFilter {...props} choices={choices} onChange={({ target }) => clearAction(target.value)} />
}

function ActionFilter(props: FilterProps) {
  const labels = useAuditLabels()
  const { filterValues } = useListContext()
  const actions = useActions().filter(
    ({ resource }) => !filterValues.resource || filterValues.resource === resource,
  )
  const choices = [...Map.groupBy(actions, ({ action }) => action)].map(([id, group]) => {
    const names = new Set(group.map(({ resource, action }) => labels.action(resource, action)))
    return { id, name: [...names].join(' / ') }
  })
  return <ChoiceFilter {...props} choices={sortByName(choices)} />
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

function sortByName(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Returns functions that name resources, actions and fields, by their technical name if there is no message. */
function useAuditLabels() {
  const translate = useTranslate()
  const findFirstMessage = (keys: readonly string[], name: string) =>
    keys.reduceRight((fallback, key) => translate(key, { smart_count: 2, _: fallback }), name)
  return {
    resource: (name: string) => findFirstMessage(resourceKeys(name), name),
    action: (resource: string, name: string) => findFirstMessage(actionKeys(resource, name), name),
    field: (resource: string, name: string) => findFirstMessage(fieldKeys(resource, name), name),
  }
}
