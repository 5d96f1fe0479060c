import { findSourceFiles, lineAt, type SourceFile } from './source-files.ts'

type Rule = { what: string; pattern: RegExp; in: RegExp; except?: RegExp }

/** Rules that a single regular expression can check (style.md). `except` lists the only places that are exempt. */
const RULES: Rule[] = [
  {
    what: 'a raw color: use a token of app/styles',
    pattern: /#[0-9a-f]{3,8}\b(?![-\w])|\b(?:rgb|hsl|oklch)a?\(/gi,
    in: /^(?:app|desk)\/.*\.(tsx?|css)$/,
    except: /^app\/styles\/|^desk\/theme\/tokens\.ts$|\.test\.tsx?$/,
  },
  {
    what: 'process.env: settings are read once, in server/settings/config.ts',
    pattern: /\bprocess\.env\b/g,
    in: /^(app|clients|contracts|desk|discovery|domain|server|services|workers)\/.*\.tsx?$/,
    except: /^server\/settings\/config\.ts$|\.(test|bench)\.tsx?$/,
  },
  {
    what: 'the network: only clients reach services, through the seam',
    pattern: /(?<![\w.])(?:globalThis\.|window\.)?fetch\(/g,
    in: /^(app|domain|contracts)\/.*\.tsx?$/,
    // These call the shop that served the page: when idle, for what is new, to save a piece, to add some to the cart,
    // to report who has a list open, to chat, to read and send the newsletter’s layer, to fill in content for an
    // audience, or to send events, which may go to a hosted service.
    except:
      /\.test\.tsx?$|^app\/features\/(?:account\/keep-signed-in|chat\/read-hours|chat\/widget\/call-chat|consent\/fill-targeted|lists\/heart\/send-change|lists\/live\/follow-list|lists\/panel\/call-panel|lists\/quick-order\/send-lines|newsletter\/layer\/call-layer|tracking\/client\/analytics|trade\/standing\/follow-standing|updates\/recent-updates)\.ts$/,
  },
  {
    what: 'a redirect past the check of its URL: use app/page/address/redirect.ts',
    pattern:
      /import \{[^}]*\bredirect(?:Document)?\b[^}]*\} from 'react-router'|\.redirect\(|\bLocation: |['"][lL]ocation['"](?:,|\]?:)/g,
    in: /^(app|discovery|server|services|workers)\/.*\.tsx?$/,
    // These redirect to a path prefix, a query after one of our own paths, a URL registered with the provider, /login.
    except:
      /\.test\.tsx?$|^app\/page\/address\/redirect\.ts$|^server\/http\/canonical-host\.ts$|^server\/pages\/lost-parameters\.ts$|^services\/identity\/provider\/(sign-out|provider)\.ts$/,
  },
  {
    what: 'a feature imported by two names: use #app/features/…',
    pattern: /['"](?:\.\.\/)+features\//g,
    in: /^app\/.*\.tsx?$/,
  },
  {
    what: 'a form whose malformed body causes a server error: use app/page/read-form.ts',
    pattern: /\brequest\.formData\(\)(?!\.catch)/g,
    in: /^app\/.*\.tsx?$/,
    except: /\.test\.tsx?$|^app\/page\/read-form\.ts$/,
  },
  {
    what: 'SQL on the tables of a service: call the service',
    pattern:
      /\b(?:from|into|update|join) (?:audience|commerce|content|customer|files|identity|kernel|mail|platform|search|tracking|visual)\.[a-z_]/g,
    in: /^(app|clients|contracts|discovery|server|workers)\/.*\.tsx?$/,
    except: /\.test\.tsx?$/,
  },
  {
    what: 'the clock: a rule is passed the time, and a service a clock',
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bnew Date(?![\w(])|\bDate\(\)/g,
    in: /^(app|clients|contracts|discovery|domain|server|services|workers)\/.*\.tsx?$/,
    // Scripts in pages use the browser's clock.
    except:
      /\.(test|bench)\.tsx?$|^services\/kernel\/clock\.ts$|^app\/features\/(?:account\/keep-signed-in|chat\/read-hours|bag\/offline\/use-shown-bag|chat\/widget\/use-chat|tracking\/client\/analytics)\.tsx?$|^app\/page\/connection\/held\.ts$|^app\/routes\/tracking\/(?:follow-visit|visit-context)\.ts$/,
  },
  {
    what: 'the clock in a test: pass it a time (tests/support/test-clock.ts)',
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bnew Date(?![\w(])|\bDate\(\)|\bsystemClock\b/g,
    in: /\.(test|e2e)\.tsx?$|^tests\/.*\.ts$/,
    // The demonstration is filled according to its shop's clock; one-time codes and cookie lifetimes depend on the
    // shop's and the browser's.
    except:
      /\.bench\.ts$|^scripts\/check\/|^tests\/calls\/counted-shop\.ts$|^tests\/e2e\/support\/people\/team-member\.ts$|^tests\/e2e\/shell\/visit-cookies\.e2e\.ts$/,
  },
  {
    what: 'a stopwatch in a test: `npm run bench` measures; work that must not be slow is measured by tests/support/thread-time.ts',
    pattern: /\bperformance\.(?:now|mark|measure)\b|\bhrtime\b/g,
    in: /\.(test|e2e)\.tsx?$|^tests\/.*\.ts$/,
    // How long a person spends on a form; slow expressions.
    except:
      /\.bench\.ts$|^scripts\/check\/|^tests\/e2e\/support\/send-as-person\.ts$|^tests\/expressions\/slow-text\.ts$/,
  },
  {
    what: 'a sleep in a test: wait for an event, let the test end the delay, or poll (tests/support/eventually.ts)',
    pattern:
      /['"](?:node:)?timers\/promises['"]|=> *(?:void )?setTimeout\(\w+(?:, *['\w. ]+)*\)|\bawait (?:sleep|delay|pause)\(|\bwaitForTimeout\(|\bpg_sleep\(/g,
    in: /\.(test|e2e)\.tsx?$|^tests\/.*\.ts$/,
    // The time after which a browser counts as frozen, and during which a page could send something it must not send.
    except:
      /\.bench\.ts$|^scripts\/check\/|^tests\/e2e\/support\/checks\/quality\.ts$|^tests\/e2e\/shell\/data-layer\.e2e\.ts$/,
  },
  {
    what: 'the clock of the database in a test: pass it a time',
    pattern:
      /\b(?:values|select|set|where|and) .*\bnow\(\)|\bnow\(\)(?= *[-+] *interval\b| at time\b| from\b)|\b(?:current_date|current_timestamp|clock_timestamp|localtimestamp)\b/gi,
    in: /\.(test|e2e)\.tsx?$|^tests\/.*\.ts$/,
    // A migration sets deadlines by that clock.
    except: /^scripts\/check\/|^services\/commerce\/orders\/unpaid\/unpaid-orders\.test\.ts$/,
  },
  {
    what: 'the IP address of a visitor: limits count networks, see server/http/guard/client-address.ts',
    pattern: /\bremoteAddress\b|\bgetConnInfo\b|['"](?:x-)?(?:forwarded(?:-for)?|real-ip|client-ip)['"]/gi,
    in: /^(app|clients|contracts|desk|discovery|domain|server|services|workers)\/.*\.tsx?$/,
    // local-caller.ts only determines whether the caller is on this machine; web-sockets.ts copies the header for
    // client-address.ts.
    except:
      /\.(test|bench)\.tsx?$|^server\/http\/(?:guard\/client-address|local-caller)\.ts$|^server\/process\/web-sockets\.ts$/,
  },
  {
    what: 'a disabled type check',
    pattern: /@ts-(ignore|expect-error|nocheck)/g,
    in: /\.tsx?$/,
    except: /^scripts\/check\//,
  },
  {
    what: 'a literal spread into another: write the object as an object',
    pattern: /\.\.\.\{/g,
    in: /\.tsx?$/,
    except: /^scripts\/check\//,
  },
  {
    what: 'unfinished',
    pattern: /\b(TODO|FIXME|XXX)\b/g,
    in: /\.(tsx?|css|mjs)$/,
    except: /^scripts\/check\//,
  },
  {
    what: 'a URL of a package registry',
    pattern: /"resolved": "\w+:|registry\.[a-z.]+\//g,
    in: /^(?:desk\/)?package-lock\.json$|\.npmrc$/,
  },
]

/** Finds violations of our own rules. */
export function findRuleProblems(find: (where: RegExp) => SourceFile[] = findSourceFiles): string[] {
  return RULES.flatMap(({ what, pattern, in: where, except }) =>
    find(where)
      .filter(({ path }) => !except?.test(path))
      .flatMap(({ path, text }) =>
        [...withoutComments(path, text).matchAll(pattern)].map(
          ({ index }) => `${path}:${lineAt(text, index)} ${what}`,
        ),
      ),
  )
}

/** Blanks out comment lines, because comments may mention what code may not do; line numbers stay the same. */
function withoutComments(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, (line) =>
    /TODO|FIXME|@ts-/.test(line) ? line : ' '.repeat(line.length),
  )
}
