import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { REQUEST_ATTACHMENTS_MAX, REQUEST_LENGTHS } from '../../../../contracts/request.ts'
import type { TeamRequest } from '../../../../contracts/team/request.ts'
import { ATTACHMENT_TYPES } from '../../../../domain/files/attachments.ts'
import type { Language } from '../../../../domain/market/language.ts'
import { withTemplate } from '../../../../domain/request/reply-template.ts'
import type { Action } from '../../../actions/action.ts'
import { FilesInput, readFiles } from '../../../actions/files-input.tsx'
import { OutdatedNotice } from '../../../actions/outdated-notice.tsx'
import { useAction } from '../../../actions/use-action.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { FaultNotice } from '../../../application/fault-notice.tsx'
import { useFormat } from '../../../format/use-format.ts'
import { DraftStatus } from './draft-status.tsx'
import { NewerMessage } from './newer-message.tsx'
import { OthersHere } from './others-here.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { useDraft } from './use-draft.ts'

const UPLOAD = { path: '/requests/attachments', filesMax: REQUEST_ATTACHMENTS_MAX, types: ATTACHMENT_TYPES }
const REPLY: Action<TeamRequest> = {
  name: 'reply',
  fields: () => [],
  toInput: ({ text, isQuestion, attachments }) => ({
    text,
    isQuestion: isQuestion === 'yes',
    attachments: readFiles(attachments).map(({ id }) => id),
  }),
}

/** The reply to a customer. What is typed is stored at once, and stays through a refusal. */
export function Composer({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const { language: nameOf } = useFormat()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(request.id)
  const { state, run, showCurrent } = useAction('requests', request, REPLY)
  const [isQuestion, setIsQuestion] = useState(false)
  const [attachments, setAttachments] = useState('')
  const [isUploading, setIsUploading] = useState(false)
  const [fallback, setFallback] = useState<Language | null>(null)
  const { text } = draft
  const language = nameOf(request.language)
  const word = (key: string, values = {}) => translate(`resources.requests.${key}`, values)
  const isBusy = state.kind === 'busy'
  const isTooLong = text.trim().length > REQUEST_LENGTHS.message

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return field.current?.focus()
    await draft.pause()
    if (!(await run({ text, attachments, isQuestion: isQuestion ? 'yes' : '' }))) return draft.resume()
    draft.clear()
    setIsQuestion(false)
    setAttachments('')
    setFallback(null)
  }
  function insert(template: string, inLanguage: Language) {
    draft.change(withTemplate(text, template))
    setFallback(inLanguage === request.language ? null : inLanguage)
    field.current?.focus()
  }
  return (
    <Box component="form" aria-labelledby={`${id}-title`} onSubmit={submit} sx={{ marginBottom: 4 }}>
      <OthersHere request={request} />
      <Typography variant="h2" id={`${id}-title`}>
        {word('actions.reply.label')}
      </Typography>
      <Typography variant="body2" color="textSecondary" id={`${id}-explain`} sx={{ marginBottom: 1 }}>
        {word('actions.reply.explain', { email: request.email, language })}
      </Typography>
      {text !== '' && <NewerMessage request={request} />}
      {state.kind === 'refused' && (
        <Typography role="alert" color="error" variant="body2">
          {textOf(state.fault)}
        </Typography>
      )}
      {state.kind === 'outdated' && (
        <OutdatedNotice resource="requests" current={state.current} onContinue={showCurrent} />
      )}
      {draft.fault && <FaultNotice fault={draft.fault} onRepeat={draft.repeat} />}
      <TextField
        label={word('action-fields.text')}
        value={text}
        onChange={({ target }) => draft.change(target.value)}
        inputRef={field}
        multiline
        fullWidth
        minRows={6}
        error={isTooLong}
        helperText={
          isTooLong && word('draft.too-long', { count: text.trim().length, max: REQUEST_LENGTHS.message })
        }
        slotProps={{
          htmlInput: {
            lang: request.language,
            readOnly: !draft.isReady || isBusy,
            'aria-describedby': `${id}-explain`,
          },
        }}
      />
      {fallback && (
        <Typography role="status" variant="body2" color="error">
          {word('template-fallback', { wanted: language, language: nameOf(fallback) })}
        </Typography>
      )}
      <FilesInput
        label={word('action-fields.attachments')}
        upload={UPLOAD}
        value={attachments}
        onChange={setAttachments}
        onBusy={setIsUploading}
      />
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
        }}
      >
        <TemplateMenu request={request} onChoose={insert} />
        <FormControlLabel
          label={word('action-fields.isQuestion')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox checked={isQuestion} onChange={({ target }) => setIsQuestion(target.checked)} />}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || isUploading || isTooLong || state.kind === 'outdated' || !draft.isReady}
          sx={{ marginLeft: 'auto' }}
        >
          {word('send-in', { language })}
        </Button>
      </Box>
      <DraftStatus state={draft.state} />
    </Box>
  )
}
