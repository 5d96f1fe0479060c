import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, TextInput, useGetOne, useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { z } from 'zod'
import {
  RANKING_SETTINGS_ID,
  type RankingSettings,
  rankingSettings,
} from '#contracts/team/ranking-settings.ts'
import type { TeamRule } from '#contracts/team/search-rule.ts'
import type { Action } from '#desk/actions/action.ts'
import { usePress } from '#desk/actions/use-press.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { Block } from '#desk/detail/block.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { LanguageFilter } from '#desk/list/value-filter.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { LEARNED_PLACES_MAX } from '#domain/search/merchandising/learned-order.ts'
import { RemovableList, RowButton, useRemoval } from '../removable-list.tsx'
import { useRuleWords } from './use-rule-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.search-rules.filters.text" alwaysOn resettable />,
  <LanguageFilter key="language" source="language" alwaysOn />,
]
const toggling = (name: string): Action<TeamRule> => ({ name, fields: () => [], toInput: () => ({}) })
const TURN_ON = toggling('turn-on')
const TURN_OFF = toggling('turn-off')

const RESOURCE = 'ranking-settings'

const PLACES = Array.from({ length: LEARNED_PLACES_MAX + 1 }, (_, places) => places)

const response = z.object({ item: rankingSettings })

export function RuleList() {
  return (
    <>
      <RemovableList
        resource="search-rules"
        tab="rules"
        sortedBy="title"
        filters={FILTERS}
        table={<RuleTable />}
        rows={<RuleRows />}
      />
      <LearningBlock />
    </>
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

/** Turning a rule on or off replaces the buttons; the focus stays on the first. */
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
  const translate = useTranslate()
  const toggle = usePress('search-rules', rule, rule.isEnabled ? TURN_OFF : TURN_ON)
  const removal = useRemoval(
    'search-rules',
    rule,
    translate('resources.search-rules.removed', { title: rule.title }),
  )
  const isBusy = toggle.state.kind === 'busy' || removal.isBusy
  const labelOf = (name: string) => translate(`resources.search-rules.actions.${name}.label`)
  function press() {
    onToggled()
    void toggle.press()
  }
  return (
    <Box sx={{ marginLeft: { xs: -1, md: 0 } }}>
      <RowButton
        label={labelOf(rule.isEnabled ? 'turn-off' : 'turn-on')}
        name={rule.title}
        isBusy={isBusy}
        hasFocus={hasFocus}
        onPress={press}
      />
      <RowButton label={labelOf('remove')} name={rule.title} isBusy={isBusy} onPress={removal.remove} />
    </Box>
  )
}

/** The maximum places by which visitors' choices may move a piece in search results. */
function LearningBlock() {
  const { data, refetch } = useGetOne<RankingSettings>(RESOURCE, { id: RANKING_SETTINGS_ID })
  return data ? <Learning key={data.version} settings={data} onSaved={refetch} /> : null
}

function Learning({ settings, onSaved }: { settings: RankingSettings; onSaved: () => unknown }) {
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useRefusalText()
  const [places, setPlaces] = useState(settings.places)
  const [isBusy, setIsBusy] = useState(false)
  const words = (key: string, values = {}) => translate(`resources.${RESOURCE}.${key}`, values)
  async function save() {
    setIsBusy(true)
    try {
      const body = { version: settings.version, changes: { places } }
      await callTeam(response, { method: 'PATCH', path: `/${RESOURCE}/${RANKING_SETTINGS_ID}`, body })
      notify(words('saved'), { type: 'success' })
    } catch (fault) {
      notify(textOf(fault), { type: 'error' })
    }
    setIsBusy(false)
    await onSaved()
  }
  return (
    <Block title={words('title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, maxWidth: '44rem' }}>
        {words('explain')} {words('learned', { count: settings.learnedCount })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 2 }}>
        <TextField
          select
          label={words('fields.places')}
          value={places}
          onChange={({ target }) => setPlaces(Number(target.value))}
          sx={{ width: '16rem' }}
        >
          {PLACES.map((count) => (
            <MenuItem key={count} value={count}>
              {count === 0 ? words('off') : words('places', { count })}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" disabled={isBusy || places === settings.places} onClick={save}>
          {translate('ra.action.save')}
        </Button>
      </Box>
    </Block>
  )
}
