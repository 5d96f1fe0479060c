import { TextInput, useGetList, useListContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { TEAM_RANGE_MAX } from '../../../contracts/team/convention.ts'
import { DayInput } from '../../list/day-input.tsx'
import { type Choice, ChoiceFilter, type FilterProps } from '../../list/value-filter.tsx'
import { useAuditWords } from './use-audit-words.ts'

export const AUDIT_FILTERS = [
  <ResourceFilter key="resource" source="resource" alwaysOn />,
  <ActionFilter key="action" source="action" alwaysOn />,
  <ColleagueFilter key="accountId" source="accountId" />,
  <TextInput key="objectId" source="objectId" resettable />,
  <DayInput key="from" source="from" label="resources.audit-events.filters.from" />,
  <DayInput key="to" source="to" label="resources.audit-events.filters.to" isEnd />,
]

function ResourceFilter(props: FilterProps) {
  const words = useAuditWords()
  const { getValues, setValue } = useFormContext()
  const actions = useActions()
  const names = new Set(actions.map(({ resource }) => resource))
  const choices = sorted([...names].map((id) => ({ id, name: words.resource(id) })))
  /** An action that the resource does not have would leave the list empty, without being shown. */
  function clearAction(chosen: string) {
    const isOffered = actions.some(
      ({ resource, action }) => action === getValues('action') && (!chosen || chosen === resource),
    )
    if (!isOffered) setValue('action', '')
  }
  return <ChoiceFilter {...props} choices={choices} onChange={({ target }) => clearAction(target.value)} />
}

/** The actions of the chosen resource, or of all. */
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
