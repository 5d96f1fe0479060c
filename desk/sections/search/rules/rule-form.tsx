import { Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type TeamRule, teamRule } from '../../../../contracts/team/search-rule.ts'
import { ConflictDialog } from '../../../actions/conflict-dialog.tsx'
import { FormDraft } from '../../../actions/form-draft.tsx'
import { refusedForm } from '../../../actions/refused-form.ts'
import { SaveBar } from '../../../actions/save-bar.tsx'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { usePlace } from '../../../application/frame/use-place.ts'
import { callTeam, RefusedCall } from '../../../provider/call-team.ts'
import { RuleInputs } from './rule-inputs.tsx'
import { type RuleValues, toFields, toValues } from './rule-values.ts'
import { useRuleErrors } from './use-rule-errors.ts'
import { useRuleWords } from './use-rule-words.ts'

const response = z.object({ item: teamRule })
type Conflict = { values: RuleValues; current: TeamRule }

/** The fields of a rule, saved together. If someone else saved in the meantime, the editor decides. */
export function RuleForm({ rule, onSaved }: { rule: TeamRule; onSaved: (rule: TeamRule) => void }) {
  const notify = useNotify()
  const textOf = useRefusalText()
  const errorsOf = useRuleErrors()
  const words = useRuleWords()
  const { timeZone } = usePlace()
  const [times, setTimes] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const record = useMemo(() => toValues(rule, timeZone), [rule, timeZone])

  function start(from: TeamRule) {
    setConflict(null)
    setTimes(times + 1)
    onSaved(from)
  }
  async function save(values: RuleValues, version: number) {
    try {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/search-rules/${encodeURIComponent(rule.id)}`,
        body: { version, changes: toFields(values, timeZone) },
      })
      start(item)
      notify('desk.saved', { type: 'success' })
      return undefined
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      const current = teamRule.safeParse(refusal?.current)
      if (refusal?.code === 'version-outdated' && current.success) {
        setConflict({ values, current: current.data })
        return undefined
      }
      setConflict(null)
      return refusedForm(textOf(fault), errorsOf(fault))
    }
  }
  async function saveAnyway({ values, current }: Conflict) {
    const refused = await save(values, current.version)
    if (refused) notify(refused.root.serverError, { type: 'error' })
  }
  return (
    <>
      <Form
        key={times}
        record={record}
        onSubmit={(values: FieldValues) => save(values as RuleValues, rule.version)}
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
      >
        <FormDraft item={rule} />
        <RuleInputs id={rule.id} />
        <SaveBar />
      </Form>
      {conflict && (
        <ConflictDialog
          onSaveAnyway={() => saveAnyway(conflict)}
          onDiscard={() => start(conflict.current)}
          onClose={() => setConflict(null)}
        >
          <Typography variant="body2">
            {[conflict.current.title, words.searches(conflict.current), words.effects(conflict.current)].join(
              ' · ',
            )}
          </Typography>
        </ConflictDialog>
      )}
    </>
  )
}
