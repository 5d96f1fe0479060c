import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamItem } from '#contracts/team/convention.ts'
import { LEAVING_EVENT } from '../provider/call-team.ts'
import type { Action, ActionField, Values } from './action.ts'
import { readTypedValues, storeDraft, storeTypedValues } from './draft.ts'
import { FilesInput } from './files-input.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { useAction } from './use-action.ts'

/** The form of an action. Escape closes it, and a refusal preserves the typed values. */
export function ActionForm<Item extends TeamItem>({
  resource,
  item,
  action,
  draft,
  onDone,
  onClose,
}: {
  resource: string
  item: Item
  action: Action<Item>
  draft: Values | null
  onDone?: ((item: TeamItem) => void) | undefined
  onClose: () => void
}) {
  const translate = useTranslate()
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, run, showCurrent } = useAction(resource, item, action, { onDone })
  const fields = action.fields?.(item) ?? []
  const path = `${resource}/${item.id}/${action.name}`
  const [values, setValues] = useState<Values>(
    () =>
      draft ??
      (action.storesTypedValues ? readTypedValues(path) : null) ??
      action.initialValues?.(item) ??
      Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  )
  const [isSending, setIsSending] = useState(false)
  const t = (part: string) => translate(`resources.${resource}.actions.${action.name}.${part}`)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, [role=combobox], button')?.focus()
  }, [])

  // Any call may redirect to the sign-in page or to the confirmation of the second factor.
  useEffect(() => {
    const store = () => storeDraft(action.name, values)
    window.addEventListener(LEAVING_EVENT, store)
    return () => window.removeEventListener(LEAVING_EVENT, store)
  }, [action.name, values])

  function change(next: Values) {
    setValues(next)
    if (action.storesTypedValues) storeTypedValues(path, next)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await run(values))) return
    storeTypedValues(path, null)
    onClose()
  }
  return (
    <Box
      component="form"
      ref={form}
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onClose()}
      sx={{ backgroundColor: 'action.selected', padding: 2.5, marginBottom: 3 }}
    >
      <Typography variant="h2" id={titleId}>
        {t('label')}
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: '40rem' }}>
        {translate(`resources.${resource}.actions.${action.name}.explain`, action.explainValues?.(item))}
      </Typography>
      {state.kind === 'refused' && (
        <Typography role="alert" color="error" sx={{ marginTop: 1 }}>
          {state.text}
        </Typography>
      )}
      {state.kind === 'outdated' && (
        <OutdatedNotice resource={resource} current={state.current} onContinue={showCurrent} />
      )}
      {action.content && (
        <action.content
          item={item}
          values={values}
          onChange={change}
          problems={state.kind === 'refused' ? state.fields : []}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          maxWidth: '44rem',
          marginY: 1,
        }}
      >
        {fields.map((field) => (
          <ActionInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            problem={
              state.kind === 'refused'
                ? state.fields.find(({ path }) => path === field.name)?.text
                : undefined
            }
            onChange={(value) => change({ ...values, [field.name]: value })}
            onBusy={setIsSending}
          />
        ))}
      </Box>
      {action.consequence && (
        <Typography variant="body2" role="status" sx={{ marginBottom: 1.5, fontWeight: 500 }}>
          {action.consequence(values, item)}
        </Typography>
      )}
      <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          disabled={state.kind === 'busy' || state.kind === 'outdated' || isSending}
        >
          {t('label')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {action.tool && <action.tool item={item} values={values} onChange={change} />}
      </Box>
    </Box>
  )
}

function ActionInput({
  field,
  value,
  problem,
  onChange,
  onBusy,
}: {
  field: ActionField
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  /** Called when the field starts or finishes uploading files. */
  onBusy: (isBusy: boolean) => void
}) {
  const { name, label, kind = 'text', isRequired = false, choices = [], upload, language } = field
  const translate = useTranslate()
  const fullWidth = { gridColumn: '1 / -1' }
  if (kind === 'switch') {
    return (
      <FormControlLabel
        sx={fullWidth}
        label={translate(label)}
        control={
          <Checkbox
            name={name}
            checked={value === 'yes'}
            onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
          />
        }
      />
    )
  }
  if (upload)
    return (
      <Box sx={fullWidth}>
        <FilesInput
          label={translate(label)}
          upload={upload}
          value={value}
          onChange={onChange}
          onBusy={onBusy}
        />
      </Box>
    )
  return (
    <TextField
      name={name}
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required={isRequired}
      error={problem !== undefined}
      helperText={problem}
      select={kind === 'choice'}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 3 : 1}
      sx={kind === 'lines' ? fullWidth : {}}
      {...(language && { slotProps: { htmlInput: { lang: language } } })}
    >
      {choices.map(({ id, name: choiceName }) => (
        <MenuItem key={id} value={id}>
          {choiceName}
        </MenuItem>
      ))}
    </TextField>
  )
}
