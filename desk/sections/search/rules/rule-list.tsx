import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput, useGetOne, useNotify, useTranslate } from 'react-admin'
import {
  RANKING_SETTINGS_ID,
  type RankingSettings,
  rankingSettings,
} from '#contracts/team/ranking-settings.ts'
import type { TeamRule } from '#contracts/team/search-rule.ts'
import type { Action } from '#desk/actions/action.ts'
import { usePress } from '#desk/actions/use-press.ts'
import { Block } from '#desk/detail/block.tsx'
import { LanguageFilter } from '#desk/list/value-filter.tsx'
import { useSave } from '#desk/provider/use-save.ts'
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

export function RuleList() {
  const words = useRuleWords()
  return (
    <>
      <RemovableList<TeamRule>
        resource="search-rules"
        tab="rules"
        sortedBy="title"
        filters={FILTERS}
        columns={[
          { source: 'title', isSortable: true, isLink: true },
          { source: 'patterns', render: words.searches },
          { label: 'resources.search-rules.fields.effects', render: words.effects },
          { source: 'languages', render: words.places },
          { label: 'resources.search-rules.fields.state', render: words.state },
          {
            label: 'resources.search-rules.fields.actions',
            align: 'right',
            render: (rule) => <RuleActions rule={rule} />,
          },
        ]}
        row={(rule) => ({
          title: rule.title,
          below: (
            <>
              {[words.searches(rule), words.effects(rule), words.state(rule)].join(' · ')}
              <br />
              <RuleActions rule={rule} />
            </>
          ),
        })}
      />
      <LearningBlock />
    </>
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
  const { update } = useSave(RESOURCE, rankingSettings)
  const [places, setPlaces] = useState(settings.places)
  const [isBusy, setIsBusy] = useState(false)
  const words = (key: string, values = {}) => translate(`resources.${RESOURCE}.${key}`, values)
  async function save() {
    setIsBusy(true)
    const outcome = await update(settings, { places })
    if (outcome.kind === 'saved') notify(words('saved'), { type: 'success' })
    else notify(outcome.text, { type: 'error' })
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
