import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DeskSecurity } from '../../contracts/identity-desk.ts'
import { mayRemoveFactor } from '../../domain/team/second-factors.ts'
import { Block } from '../detail/block.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'
import type { Run } from './run.ts'
import { type ShownSecret, securityCalls } from './security-calls.ts'

/** The authenticator app: set up, or removed. */
export function OneTimeCodes({ security, run }: { security: DeskSecurity; run: Run }) {
  const translate = useTranslate()
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  const [hasClosed, setHasClosed] = useState(false)
  const { hasCode, passkeys } = security
  const mayRemove = mayRemoveFactor({ hasCode, passkeys: passkeys.length }, 'code')
  function close() {
    setSecret(null)
    setHasClosed(true)
  }
  return (
    <Block title={translate('security.codes.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, marginBottom: 1 }}>
        {translate(hasCode ? 'security.codes.set-up' : 'security.codes.none')}
      </Typography>
      {hasCode && !mayRemove && <Typography variant="body2">{translate('security.last-factor')}</Typography>}
      {hasCode && mayRemove && (
        <ConfirmedButton
          isOutlined
          label={translate('security.codes.remove')}
          question={translate('security.codes.remove-text')}
          onConfirm={() => run(securityCalls.removeCode)}
        />
      )}
      {!hasCode && !secret && (
        <Button
          variant="outlined"
          autoFocus={hasClosed}
          onClick={() => run(async () => setSecret(await securityCalls.createSecret()))}
        >
          {translate('security.codes.add')}
        </Button>
      )}
      {!hasCode && secret && <NewCode secret={secret} run={run} onClose={close} />}
    </Block>
  )
}

function NewCode({ secret, run, onClose }: { secret: ShownSecret; run: Run; onClose: () => void }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await run(() => securityCalls.addCode(code))) onClose()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ maxWidth: '24rem' }}>
      <Typography variant="body2">{translate('security.codes.scan')}</Typography>
      <Box
        component="img"
        src={secret.picture}
        alt={translate('security.codes.picture')}
        width={224}
        height={224}
        sx={{ display: 'block', marginY: 1.5 }}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('security.codes.secret')} <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Typography>
      <TextField
        fullWidth
        required
        label={translate('security.codes.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
        sx={{ marginTop: 1.5 }}
      />
      <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
        <Button type="submit" variant="contained">
          {translate('security.codes.confirm')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
