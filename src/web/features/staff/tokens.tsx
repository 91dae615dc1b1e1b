import { useId, useState } from 'react'
import { SCOPES } from '../../../protocol/scopes.ts'
import { type ApiToken, office } from '../../client/api/staff.ts'
import { useWords } from '../../i18n/index.ts'
import { Field, Form, Press } from './form.tsx'
import { useLatest } from './use-latest.ts'

interface NewToken {
  readonly name: string
  readonly token: string
}

/** The token is shown once, because the server stores only its hash. */
const MadeToken = ({ name, token }: NewToken) => {
  const { tokens, accounts } = useWords().staff
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="invited" role="status">
      <p>{tokens.shown(name)}</p>
      <code>{token}</code>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(token).then(() => setIsCopied(true))}
      >
        {isCopied ? accounts.copied : tokens.copy}
      </button>
    </div>
  )
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const TokenLine = ({
  token: { id, name, scopes, until, by },
  changed,
}: {
  readonly token: ApiToken
  readonly changed: () => void
}) => {
  const { tokens } = useWords().staff
  const reads = scopes.map(scope => tokens.scope[scope]).join(', ')
  return (
    <li className="account">
      <p>
        <strong>{name}</strong>
      </p>
      <p className="note">
        {until > Date.now() ? tokens.line(reads, dayOf(until), by) : tokens.expired(dayOf(until))}
      </p>
      <Press does={() => office.revokeToken(id)} done={changed}>
        {tokens.revoke(name)}
      </Press>
    </li>
  )
}

const Scopes = () => {
  const { tokens } = useWords().staff
  const id = useId()
  return (
    <fieldset className="field">
      <legend>{tokens.scopes}</legend>
      {SCOPES.map(scope => (
        <label key={scope} htmlFor={`${id}-${scope}`}>
          <input
            id={`${id}-${scope}`}
            type="checkbox"
            name={scope}
            value={scope}
            defaultChecked={scope === 'feed'}
          />{' '}
          {tokens.scope[scope]}
        </label>
      ))}
    </fieldset>
  )
}

const DAYS = 90

/** For the operator: API tokens with which other programs read from the server. */
export const Tokens = () => {
  const { tokens } = useWords().staff
  const [made, setMade] = useState<NewToken>()
  const [all, again] = useLatest(office.tokens)
  return (
    <section className="tile" aria-label={tokens.title}>
      <h2>{tokens.title}</h2>
      <p className="note">{tokens.lead}</p>
      {made && <MadeToken key={made.token} {...made} />}
      {all?.length === 0 && <p>{tokens.none}</p>}
      <ul className="accounts">
        {all?.map(token => (
          <TokenLine key={token.id} token={token} changed={again} />
        ))}
      </ul>
      <h3>{tokens.make}</h3>
      <Form
        go={tokens.makeGo}
        does={async ({ name = '', days = '', ...ticked }) => {
          const scopes = SCOPES.filter(scope => Object.hasOwn(ticked, scope))
          const answer = await office.makeToken(name, scopes, Number(days))
          return 'came' in answer ? { came: { name, token: answer.came.token } } : answer
        }}
        done={one => {
          setMade(one)
          again()
        }}
      >
        <Field name="name" label={tokens.name} most={40} />
        <Scopes />
        <Field name="days" label={tokens.days} value={`${DAYS}`} most={3} />
      </Form>
    </section>
  )
}
