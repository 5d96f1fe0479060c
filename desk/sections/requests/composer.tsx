import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useShowContext, useTranslate } from 'react-admin'
import { REQUEST_ATTACHMENTS_MAX, REQUEST_LENGTHS } from '#contracts/request.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import type { Reading } from '#contracts/team/request-thread.ts'
import type { Action } from '#desk/actions/action.ts'
import { FilesInput, readFiles } from '#desk/actions/files-input.tsx'
import { OutdatedNotice } from '#desk/actions/outdated-notice.tsx'
import { useAction } from '#desk/actions/use-action.ts'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ErrorNotice } from '#desk/page/error-notice.tsx'
import { teamCalls, teamQueries } from '#desk/provider/team-calls.ts'
import { isRecentlyActive } from '#desk/waiting/use-waiting.ts'
import { ATTACHMENT_TYPES } from '#domain/files/attachments.ts'
import type { Language } from '#domain/market/language.ts'
import { withTemplate } from '#domain/request/reply-template.ts'
import { createDraftSaver, type DraftState } from './draft-saver.ts'
import { TemplateMenu } from './reply-templates.tsx'

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

const PRESENCE_INTERVAL_MS = 10_000

/** The form for a reply. Typed text is stored immediately and preserved after a refusal. */
export function Composer({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { language: getLanguageName } = useFormat()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(request.id)
  const { state, run, showCurrent } = useAction('requests', request, REPLY)
  const [isQuestion, setIsQuestion] = useState(false)
  const [attachments, setAttachments] = useState('')
  const [isUploading, setIsUploading] = useState(false)
  const [fallbackLanguage, setFallbackLanguage] = useState<Language | null>(null)
  const { text } = draft
  const language = getLanguageName(request.language)
  const t = (key: string, values = {}) => translate(`resources.requests.${key}`, values)
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
    setFallbackLanguage(null)
  }
  function insert(template: string, inLanguage: Language) {
    draft.change(withTemplate(text, template))
    setFallbackLanguage(inLanguage === request.language ? null : inLanguage)
    field.current?.focus()
  }
  return (
    <Box component="form" aria-labelledby={`${id}-title`} onSubmit={submit} sx={{ marginBottom: 4 }}>
      <OtherViewers request={request} />
      <Typography variant="h2" id={`${id}-title`}>
        {t('actions.reply.label')}
      </Typography>
      <Typography variant="body2" color="textSecondary" id={`${id}-explain`} sx={{ marginBottom: 1 }}>
        {t('actions.reply.explain', { email: request.email, language })}
      </Typography>
      {text !== '' && <NewerMessage request={request} />}
      {state.kind === 'refused' && (
        <Typography role="alert" color="error" variant="body2">
          {state.text}
        </Typography>
      )}
      {state.kind === 'outdated' && (
        <OutdatedNotice resource="requests" current={state.current} onContinue={showCurrent} />
      )}
      {draft.error && <ErrorNotice error={draft.error} onRetry={draft.retry} />}
      <TextField
        label={t('action-fields.text')}
        value={text}
        onChange={({ target }) => draft.change(target.value)}
        inputRef={field}
        multiline
        fullWidth
        minRows={6}
        error={isTooLong}
        helperText={
          isTooLong && t('draft.too-long', { count: text.trim().length, max: REQUEST_LENGTHS.message })
        }
        slotProps={{
          htmlInput: {
            lang: request.language,
            readOnly: !draft.isReady || isBusy,
            'aria-describedby': `${id}-explain`,
          },
        }}
      />
      {fallbackLanguage && (
        <Typography role="status" variant="body2" color="error">
          {t('template-fallback', { wanted: language, language: getLanguageName(fallbackLanguage) })}
        </Typography>
      )}
      <FilesInput
        label={t('action-fields.attachments')}
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
          label={t('action-fields.isQuestion')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox checked={isQuestion} onChange={({ target }) => setIsQuestion(target.checked)} />}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || isUploading || isTooLong || state.kind === 'outdated' || !draft.isReady}
          sx={{ marginLeft: 'auto' }}
        >
          {t('send-in', { language })}
        </Button>
      </Box>
      <DraftStatus state={draft.state} />
    </Box>
  )
}

/** Warns that someone has written since the reply was started. Must be mounted only while there is a reply. */
function NewerMessage({ request: { name, email, detail } }: { request: TeamRequest }) {
  const translate = useTranslate()
  const getColleagueName = useColleagues()
  const latest = detail?.messages.findLast(({ isNote }) => !isNote)
  const [initialId] = useState(latest?.id)
  const isNewer = latest !== undefined && latest.id !== initialId
  const writer = latest?.accountId ? getColleagueName(latest.accountId) : name || email
  return (
    <Typography role="status" variant="body2" color="error">
      {isNewer && translate('resources.requests.newer', { name: writer })}
    </Typography>
  )
}

/** Shows when the draft was saved, or that it could not be saved. */
function DraftStatus({ state }: { state: DraftState }) {
  const translate = useTranslate()
  const { time } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.requests.draft.${key}`, values)
  const hasFailed = state.kind === 'failed'
  return (
    <Typography
      variant="body2"
      role={hasFailed ? 'alert' : 'status'}
      color={hasFailed ? 'error' : 'textSecondary'}
      sx={{ minHeight: '1.5em', marginTop: 0.5 }}
    >
      {hasFailed && t('failed')}
      {state.kind === 'unsaved' && t('saving')}
      {state.kind === 'saved' && t('saved', { time: time(state.at) })}
    </Typography>
  )
}

/** Shows which other team members have the request open, and whether each is writing. */
function OtherViewers({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const getColleagueName = useColleagues()
  const others = usePresence(request)
  return (
    <Typography
      role="status"
      variant="body2"
      component="div"
      sx={{ color: 'success.main', marginBottom: others.length > 0 ? 1 : 0 }}
    >
      {others.map(({ accountId, isWriting }) => (
        <div key={accountId}>
          {translate(`resources.requests.${isWriting ? 'writing' : 'reading'}`, {
            name: getColleagueName(accountId),
          })}
        </div>
      ))}
    </Typography>
  )
}

/** Reports that this person has the request open, refetches it when it changes, and returns who else has it open. */
function usePresence({ id, version, detail }: TeamRequest): Reading['others'] {
  const { refetch } = useShowContext()
  const { data, dataUpdatedAt } = useQuery({
    ...teamQueries.requestReading(id),
    refetchInterval: () => isRecentlyActive() && PRESENCE_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  })
  const messageCount = detail?.messages.length ?? 0
  useEffect(() => {
    if (!data || dataUpdatedAt === 0) return
    const isNewer = data.version > version
    if (isNewer || (data.version === version && data.messageCount !== messageCount)) refetch()
  }, [data, dataUpdatedAt, version, messageCount, refetch])
  return data?.others ?? []
}

/**
 * Saves the draft of a reply on the server while the reply is typed. Until the server has saved the draft, the browser
 * stores it too, so that it survives a lost connection or a sign-in.
 */
function useDraft(requestId: string) {
  const [typed, setTyped] = useState(() => readLocalDraft(requestId))
  const [state, setState] = useState<DraftState | null>(null)
  const client = useQueryClient()
  const query = teamQueries.replyDraft(requestId)
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const saver = useMemo(() => {
    async function save(text: string) {
      const { draft } = await teamCalls.saveReplyDraft(requestId, text)
      // The cached draft is the initial text if the page is mounted again, for example in another language.
      client.setQueryData(teamQueries.replyDraft(requestId).queryKey, { draft })
      if (readLocalDraft(requestId) === text) removeLocalDraft(requestId)
      return draft?.savedAt ?? null
    }
    return createDraftSaver(save, setState)
  }, [client, requestId])

  useEffect(() => {
    const localDraft = readLocalDraft(requestId)
    if (localDraft !== null) saver.change(localDraft)
    window.addEventListener('pagehide', saver.flush)
    return () => {
      window.removeEventListener('pagehide', saver.flush)
      saver.flush()
    }
  }, [saver, requestId])

  const hasFailed = state?.kind === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasFailed])

  const stored = data?.draft ?? null
  const text = typed ?? stored?.text ?? ''
  function change(next: string) {
    storeLocalDraft(requestId, next)
    setTyped(next)
    saver.change(next)
  }
  return {
    text,
    state: state ?? (stored ? ({ kind: 'saved', at: stored.savedAt } as const) : EMPTY_STATE),
    /** Typing is disabled until the stored draft is loaded. */
    isReady: data !== undefined || typed !== null,
    error: data === undefined && typed === null ? error : null,
    retry: refetch,
    change,
    /** Stops saving while a reply is sent, since a later save would restore the draft. */
    pause: saver.stop,
    resume: () => change(text),
    /** Removes the draft after the reply was sent. */
    clear() {
      removeLocalDraft(requestId)
      client.setQueryData(query.queryKey, { draft: null })
      setTyped('')
      setState(EMPTY_STATE)
    },
  }
}

const EMPTY_STATE: DraftState = { kind: 'empty' }
const getStorageKey = (requestId: string) => `desk-reply-${requestId}`

function readLocalDraft(requestId: string): string | null {
  return sessionStorage.getItem(getStorageKey(requestId))
}

function storeLocalDraft(requestId: string, text: string): void {
  sessionStorage.setItem(getStorageKey(requestId), text)
}

function removeLocalDraft(requestId: string): void {
  sessionStorage.removeItem(getStorageKey(requestId))
}
