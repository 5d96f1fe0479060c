import { Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type TeamRule, teamRule } from '#contracts/team/search-rule.ts'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { VersionedForm } from '#desk/actions/versioned-form.tsx'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { useDesk } from '#desk/application/desk-context.ts'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { Page } from '#desk/application/page.tsx'
import { History } from '#desk/detail/history.tsx'
import { section } from '#desk/sections/section.tsx'
import { RuleInputs } from './rule-inputs.tsx'
import { RuleList } from './rule-list.tsx'
import { newRule, type RuleValues, toFields, toValues } from './rule-values.ts'
import { useRuleWords } from './use-rule-words.ts'

export const searchRules = section({
  resource: 'search-rules',
  item: teamRule,
  roles: ['catalogue'],
  group: 'house',
  within: 'searches',
  hostable: 'search',
  list: RuleList,
  edit: RuleEdit,
  create: RuleCreate,
})

/** A rule of the search API with parts that the desk does not support cannot be edited. */
function RuleEdit({ item: rule, onChanged }: { item: TeamRule; onChanged: (rule: TeamRule) => void }) {
  const translate = useTranslate()
  const words = useRuleWords()
  return (
    <Page
      title={rule.title}
      above={<BackToList />}
      below={[words.state(rule), words.places(rule)].join(' · ')}
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
  const words = useRuleWords()
  const { timeZone } = usePlace()
  const [times, setTimes] = useState(0)
  const record = useMemo(() => toValues(rule, timeZone), [rule, timeZone])
  return (
    <VersionedForm
      key={times}
      resource="search-rules"
      schema={teamRule}
      item={rule}
      record={record}
      toChanges={(values: RuleValues) => toFields(values, timeZone)}
      onSaved={(saved) => {
        setTimes(times + 1)
        onSaved(saved)
      }}
      describe={(current) => (
        <Typography variant="body2">
          {[current.title, words.searches(current), words.effects(current)].join(' · ')}
        </Typography>
      )}
    >
      <RuleInputs id={rule.id} />
      <SaveBar />
    </VersionedForm>
  )
}

/** The address may state the search. */
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
