import { Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type TeamRule, teamRule } from '#contracts/team/search-rule.ts'
import { ConflictDialog } from '#desk/actions/conflict-dialog.tsx'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { useVersionedSave } from '#desk/actions/use-versioned-save.ts'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { callTeam } from '#desk/provider/call-team.ts'
import { RuleInputs } from './rule-inputs.tsx'
import { type RuleValues, toFields, toValues } from './rule-values.ts'
import { useRuleErrors } from './use-rule-errors.ts'
import { useRuleWords } from './use-rule-words.ts'

const response = z.object({ item: teamRule })

/** Saves all fields together. If someone else saved in the meantime, the editor decides. */
export function RuleForm({ rule, onSaved }: { rule: TeamRule; onSaved: (rule: TeamRule) => void }) {
  const notify = useNotify()
  const errorsOf = useRuleErrors()
  const words = useRuleWords()
  const { timeZone } = usePlace()
  const [times, setTimes] = useState(0)
  const record = useMemo(() => toValues(rule, timeZone), [rule, timeZone])

  function start(from: TeamRule) {
    setTimes(times + 1)
    onSaved(from)
  }
  const { conflict, save, saveOutsideForm, closeConflict } = useVersionedSave<TeamRule, RuleValues>({
    item: teamRule,
    async write(values, { version }) {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/search-rules/${encodeURIComponent(rule.id)}`,
        body: { version, changes: toFields(values, timeZone) },
      })
      return item
    },
    onSaved(saved) {
      start(saved)
      notify('desk.saved', { type: 'success' })
    },
    toRefused: (text, fault) => refusedForm(text, errorsOf(fault)),
  })
  return (
    <>
      <Form
        key={times}
        record={record}
        onSubmit={(values: FieldValues) => save(values as RuleValues, rule)}
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
      >
        <FormDraft item={rule} />
        <RuleInputs id={rule.id} />
        <SaveBar />
      </Form>
      {conflict && (
        <ConflictDialog
          onSaveAnyway={() => saveOutsideForm(conflict.values, conflict.current)}
          onDiscard={() => {
            closeConflict()
            start(conflict.current)
          }}
          onClose={closeConflict}
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
