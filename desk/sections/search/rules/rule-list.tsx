import { Button, Link, Typography } from '@mui/material'
import { createContext, use, useState } from 'react'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamRule } from '../../../../contracts/team/search-rule.ts'
import type { Action } from '../../../actions/action.ts'
import { usePress } from '../../../actions/use-press.ts'
import { focusMain } from '../../../application/focus-main.ts'
import { Rows } from '../../../list/rows.tsx'
import { SectionList } from '../../../list/section-list.tsx'
import { LanguageFilter } from '../../../list/value-filter.tsx'
import { RemovedItem } from '../removed-item.tsx'
import { SearchTabs } from '../search-tabs.tsx'
import { LearningBlock } from './learning-block.tsx'
import { useRuleWords } from './use-rule-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.search-rules.filters.text" alwaysOn resettable />,
  <LanguageFilter key="language" source="language" alwaysOn />,
]
const press = (name: string, isShown = false): Action<TeamRule> => ({
  name,
  fields: () => [],
  toInput: () => ({}),
  isShown,
})
const TURN_ON = press('turn-on')
const TURN_OFF = press('turn-off')
/** The notice above the list undoes it. */
const REMOVE = press('remove', true)

/** Called with a rule that was just removed. */
const RemovedContext = createContext<(rule: TeamRule) => void>(() => {})

/** What the house does with single searches. Removing a rule can be undone in place. */
export function RuleList() {
  const translate = useTranslate()
  const [removed, setRemoved] = useState<TeamRule | null>(null)
  function restored() {
    setRemoved(null)
    // The button that was pressed is gone.
    focusMain()
  }
  return (
    <RemovedContext value={setRemoved}>
      <SectionList
        sort={{ field: 'title', order: 'ASC' }}
        filters={FILTERS}
        hasCreate
        below={
          <>
            <SearchTabs current="rules" />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
              {translate('resources.search-rules.explain')}
            </Typography>
            {removed && (
              <RemovedItem
                key={removed.id}
                resource="search-rules"
                item={removed}
                text={translate('resources.search-rules.removed', { title: removed.title })}
                onRestored={restored}
              />
            )}
          </>
        }
        table={<RuleTable />}
        rows={<RuleRows />}
      />
      <LearningBlock />
    </RemovedContext>
  )
}

function RuleTable() {
  const words = useRuleWords()
  return (
    <DataTable<TeamRule> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamRule> source="title" render={(rule) => <Title rule={rule} />} />
      <DataTable.Col<TeamRule> source="patterns" disableSort render={words.searches} />
      <DataTable.Col<TeamRule>
        label="resources.search-rules.fields.effects"
        disableSort
        render={words.effects}
      />
      <DataTable.Col<TeamRule> source="languages" disableSort render={words.places} />
      <DataTable.Col<TeamRule> label="resources.search-rules.fields.state" disableSort render={words.state} />
      <DataTable.Col<TeamRule>
        label="resources.search-rules.fields.actions"
        align="right"
        render={(rule) => <RuleActions rule={rule} />}
      />
    </DataTable>
  )
}

function RuleRows() {
  const words = useRuleWords()
  return (
    <Rows<TeamRule>
      row={(rule) => ({
        title: <Title rule={rule} />,
        below: (
          <>
            {[words.searches(rule), words.effects(rule), words.state(rule)].join(' · ')}
            <br />
            <RuleActions rule={rule} />
          </>
        ),
      })}
    />
  )
}

function Title({ rule: { id, title } }: { rule: TeamRule }) {
  return (
    <Link component={RouterLink} to={`/search-rules/${encodeURIComponent(id)}`} variant="body2">
      {title}
    </Link>
  )
}

/** After it was turned on or off the buttons are new ones, and the focus stays on the first. */
function RuleActions({ rule }: { rule: TeamRule }) {
  const [wasPressed, setWasPressed] = useState(false)
  return (
    <ReadyActions
      key={rule.version}
      rule={rule}
      hasFocus={wasPressed}
      onToggled={() => setWasPressed(true)}
    />
  )
}

function ReadyActions({
  rule,
  hasFocus,
  onToggled,
}: {
  rule: TeamRule
  hasFocus: boolean
  onToggled: () => void
}) {
  const onRemoved = use(RemovedContext)
  const toggle = usePress('search-rules', rule, rule.isEnabled ? TURN_OFF : TURN_ON)
  const removal = usePress('search-rules', rule, REMOVE)
  const isBusy = toggle.state.kind === 'busy' || removal.state.kind === 'busy'
  async function remove() {
    if (await removal.press()) onRemoved({ ...rule, version: rule.version + 1 })
  }
  function press() {
    onToggled()
    void toggle.press()
  }
  return (
    <>
      <ActionButton
        name={rule.isEnabled ? 'turn-off' : 'turn-on'}
        rule={rule}
        isBusy={isBusy}
        hasFocus={hasFocus}
        onPress={press}
      />
      <ActionButton name="remove" rule={rule} isBusy={isBusy} onPress={remove} />
    </>
  )
}

function ActionButton({
  name,
  rule,
  isBusy,
  hasFocus = false,
  onPress,
}: {
  name: 'turn-on' | 'turn-off' | 'remove'
  rule: TeamRule
  isBusy: boolean
  hasFocus?: boolean
  onPress: () => void
}) {
  const translate = useTranslate()
  const label = translate(`resources.search-rules.actions.${name}.label`)
  return (
    <Button
      size="small"
      sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: 1, marginLeft: { xs: -1, md: 0 } }}
      disabled={isBusy}
      autoFocus={hasFocus}
      aria-label={`${label}: ${rule.title}`}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
