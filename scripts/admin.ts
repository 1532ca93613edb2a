/** `npm run admin -- <command>`: administrators of the installation with this environment. `--help` lists the commands. */
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { replaceMarks } from '#server/crypto/installation-keys.ts'
import { type Administrator, changeRole, listAdministrators } from '#server/features/admin-roles/admin-roles.ts'
import { installationKeys } from '#server/preflight/check-keys.ts'
import { invite } from './kit/invite.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { KEY_VARIABLES, productionSettings, withDatabase } from './kit/production.ts'

const HELP = `npm run admin -- list                        administrators, who made them, whether they have a second factor
npm run admin -- grant <e-mail> [--by=name]   makes a registered person an administrator
npm run admin -- revoke <e-mail> [--by=name]  takes that role away
npm run admin -- invite --name=... --email=...  prints a link to the prefilled registration
npm run admin -- accept-keys                  the keys of this environment are the right ones from now on

The audit log keeps who did it: --by, or the user of the operating system.`

const describe = ({
  email,
  is_active: isActive,
  has_second_factor: hasFactor,
  operator,
  granted_at: at,
}: Administrator) =>
  [
    email,
    hasFactor ? 'second factor' : 'no second factor',
    ...(operator === null ? [] : [`made by ${operator} on ${at?.slice(0, 10) ?? ''}`]),
    ...(isActive ? [] : ['deactivated']),
  ].join(', ')

const list = () =>
  withDatabase(productionSettings().databaseUrl, async (db) => {
    const found = await listAdministrators(db)
    console.log(found.length === 0 ? 'Nobody yet: `npm run admin -- grant <e-mail>`' : found.map(describe).join('\n'))
  })

const change = async (role: 'admin' | 'user', args: string[]) => {
  const { positionals, values } = parseArgs({ args, options: { by: { type: 'string' } }, allowPositionals: true })
  const [email] = positionals
  if (email === undefined || positionals.length > 1) throw new PlainError(HELP)
  const operator = (values.by ?? userInfo().username).slice(0, 100)
  const done = await withDatabase(productionSettings().databaseUrl, (db) => changeRole(db, { email, role, operator }))
  if (done === 'unknown') {
    throw new PlainError(
      `No account has the address ${email}. Let the person register and confirm it first: \`npm run admin -- invite\` prints a link.`,
    )
  }
  const what = role === 'admin' ? 'an administrator' : 'no administrator'
  console.log(`${email} is ${what}${done === 'same' ? ' already' : ' from now on'}.`)
}

const acceptKeys = () => {
  const settings = productionSettings(KEY_VARIABLES)
  const keys = installationKeys(settings)
  if (Object.keys(keys).length === 0) throw new PlainError(`None of ${KEY_VARIABLES.join(', ')} is set.`)
  return withDatabase(settings.databaseUrl, async (db) => {
    await replaceMarks(db, keys)
    console.log(`Accepted: ${Object.keys(keys).join(', ')}. Start every machine with them.`)
  })
}

/** Refuses options and addresses, which a command without any would ignore. */
const withoutArguments = (run: () => Promise<void>) => (args: string[]) => {
  parseArgs({ args })
  return run()
}

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  list: withoutArguments(list),
  grant: (args) => change('admin', args),
  revoke: (args) => change('user', args),
  invite,
  'accept-keys': withoutArguments(acceptKeys),
}

await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  if (name === '--help' || args.includes('--help')) return console.log(HELP)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new PlainError(HELP)
  return command(args)
})
