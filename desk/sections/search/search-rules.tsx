import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useGetOne, useNotify, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import {
  RANKING_SETTINGS_ID,
  type RankingSettings,
  rankingSettings,
} from '#contracts/team/ranking-settings.ts'
import { type TeamRule, teamRule } from '#contracts/team/search-rule.ts'
import type { Action } from '#desk/actions/action.ts'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { usePress } from '#desk/actions/use-action.ts'
import { VersionedForm } from '#desk/actions/versioned-form.tsx'
import { Block } from '#desk/detail/block.tsx'
import { History } from '#desk/detail/history.tsx'
import { LanguageFilter, textFilter } from '#desk/list/filters.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk, usePlace } from '#desk/provider/desk-context.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { LEARNED_PLACES_MAX } from '#domain/search/merchandising/learned-order.ts'
import { section } from '../section.tsx'
import { RuleInputs } from './rule-inputs.tsx'
import { newRule, type RuleValues, toFields, toValues } from './rule-values.ts'
import { RemovableList, RowButton, useRemoval } from './search-lists.tsx'
import { useRuleLabels } from './use-rule-labels.ts'

export const searchRules = section({
  resource: 'search-rules',
  item: teamRule,
  roles: ['catalogue'],
  group: 'house',
  parentResource: 'searches',
  hostable: 'search',
  list: RuleList,
  edit: RuleEdit,
  create: RuleCreate,
})

/**
 * Edits a rule. Rules created with the search API may have parts that the desk does not support and cannot be edited.
 */
function RuleEdit({ item: rule, onChanged }: { item: TeamRule; onChanged: (rule: TeamRule) => void }) {
  const translate = useTranslate()
  const labels = useRuleLabels()
  return (
    <Page
      title={rule.title}
      above={<BackToList />}
      below={[labels.state(rule), labels.places(rule)].join(' · ')}
    >
      {rule.isEditable ? (
        <RuleForm rule={rule} onSaved={onChanged} />
      ) : (
        <Typography>{translate('resources.search-rules.not-editable')}</Typography>
      )}
      <History resource="search-rules" item={rule} title={translate('resources.search-rules.history')} />
    </Page>
  )
}

function RuleForm({ rule, onSaved }: { rule: TeamRule; onSaved: (rule: TeamRule) => void }) {
  const labels = useRuleLabels()
  const { timeZone } = usePlace()
  const [saveCount, setSaveCount] = useState(0)
  const record = useMemo(() => toValues(rule, timeZone), [rule, timeZone])
  return (
    <VersionedForm
      key={saveCount}
      resource="search-rules"
      schema={teamRule}
      item={rule}
      record={record}
      toChanges={(values: RuleValues) => toFields(values, timeZone)}
      onSaved={(saved) => {
        setSaveCount(saveCount + 1)
        onSaved(saved)
      }}
      describe={(current) => (
        <Typography variant="body2">
          {[current.title, labels.searches(current), labels.effects(current)].join(' · ')}
        </Typography>
      )}
    >
      <RuleInputs id={rule.id} />
      <SaveBar />
    </VersionedForm>
  )
}

/** Creates a rule. The URL may contain the search. */
function RuleCreate() {
  const translate = useTranslate()
  const { timeZone } = usePlace()
  const { settings } = useDesk()
  const [parameters] = useSearchParams()
  const [own = 'en'] = settings.languages
  const [initial] = useState(() =>
    newRule(
      settings.languages.find((language) => language === parameters.get('language')) ?? own,
      parameters.get('text') ?? '',
    ),
  )
  return (
    <Page title={translate('resources.search-rules.new')} above={<BackToList />}>
      <CreateForm
        resource="search-rules"
        initial={initial}
        toInput={(values) => toFields(values as RuleValues, timeZone)}
        opens="list"
        done="desk.saved"
      >
        <RuleInputs id={null} />
        <Button type="submit" variant="contained">
          {translate('ra.action.save')}
        </Button>
      </CreateForm>
    </Page>
  )
}

const FILTERS = [textFilter('search-rules'), <LanguageFilter key="language" source="language" alwaysOn />]
const TURN_ON: Action<TeamRule> = { name: 'turn-on' }
const TURN_OFF: Action<TeamRule> = { name: 'turn-off' }

const RANKING_RESOURCE = 'ranking-settings'

const PLACES = Array.from({ length: LEARNED_PLACES_MAX + 1 }, (_, places) => places)

function RuleList() {
  const labels = useRuleLabels()
  return (
    <>
      <RemovableList<TeamRule>
        resource="search-rules"
        tab="rules"
        sortedBy="title"
        filters={FILTERS}
        columns={[
          { source: 'title', isSortable: true, isLink: true },
          { source: 'patterns', render: labels.searches },
          { label: 'resources.search-rules.fields.effects', render: labels.effects },
          { source: 'languages', render: labels.places },
          { label: 'resources.search-rules.fields.state', render: labels.state },
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
              {[labels.searches(rule), labels.effects(rule), labels.state(rule)].join(' · ')}
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

/** The actions of a rule. Turning the rule on or off remounts the buttons, and the first one takes the focus. */
function RuleActions({ rule }: { rule: TeamRule }) {
  const [wasPressed, setWasPressed] = useState(false)
  return (
    <RuleButtons key={rule.version} rule={rule} hasFocus={wasPressed} onToggled={() => setWasPressed(true)} />
  )
}

function RuleButtons({
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
  const getLabel = (name: string) => translate(`resources.search-rules.actions.${name}.label`)
  function press() {
    onToggled()
    void toggle.press()
  }
  return (
    <Box sx={{ marginLeft: { xs: -1, md: 0 } }}>
      <RowButton
        label={getLabel(rule.isEnabled ? 'turn-off' : 'turn-on')}
        name={rule.title}
        isBusy={isBusy}
        hasFocus={hasFocus}
        onPress={press}
      />
      <RowButton label={getLabel('remove')} name={rule.title} isBusy={isBusy} onPress={removal.remove} />
    </Box>
  )
}

/** Sets the maximum number of places by which visitors' choices can move a piece in search results. */
function LearningBlock() {
  const { data, refetch } = useGetOne<RankingSettings>(RANKING_RESOURCE, { id: RANKING_SETTINGS_ID })
  return data ? <LearningForm key={data.version} settings={data} onSaved={refetch} /> : null
}

function LearningForm({ settings, onSaved }: { settings: RankingSettings; onSaved: () => unknown }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { update } = useSave(RANKING_RESOURCE, rankingSettings)
  const [places, setPlaces] = useState(settings.places)
  const [isBusy, setIsBusy] = useState(false)
  const t = (key: string, values = {}) => translate(`resources.${RANKING_RESOURCE}.${key}`, values)
  async function save() {
    setIsBusy(true)
    const outcome = await update(settings, { places })
    if (outcome.kind === 'saved') notify(t('saved'), { type: 'success' })
    else notify(outcome.text, { type: 'error' })
    setIsBusy(false)
    await onSaved()
  }
  return (
    <Block title={t('title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, maxWidth: '44rem' }}>
        {t('explain')} {t('learned', { count: settings.learnedCount })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 2 }}>
        <TextField
          select
          label={t('fields.places')}
          value={places}
          onChange={({ target }) => setPlaces(Number(target.value))}
          sx={{ width: '16rem' }}
        >
          {PLACES.map((count) => (
            <MenuItem key={count} value={count}>
              {count === 0 ? t('off') : t('places', { count })}
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
