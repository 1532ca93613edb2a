/** CSS of the pages that only the server's own machine can open: mailbox and test payments. */
export const TOOL_PAGE_STYLE = `:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 64px; background: light-dark(#faf6f1, #1b0f16); color: light-dark(#2e1825, #f4eee6);
  font: 1.0625rem/1.6 'Atkinson Hyperlegible Next', 'Segoe UI', Verdana, sans-serif }
main { max-width: 760px; margin: 0 auto }
h1 { font-size: 2rem; line-height: 1.1; margin: 0 0 8px }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 8px }
p { margin: 0 0 12px }
article { margin: 24px 0; padding: 24px; border-radius: 24px 24px 24px 6px; background: light-dark(#fefcf9, #271822);
  border: 1px solid light-dark(#e2dbd0, #4b3340) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 0 0 16px }
dt { color: light-dark(#5e4854, #d0c0bf) }
dd { margin: 0; overflow-wrap: anywhere }
.action { display: inline-block; margin: 0 0 16px; padding: 12px 20px; border-radius: 18px 18px 18px 5px; font-weight: 700;
  text-decoration: none; background: light-dark(#63294c, #f6b694); color: light-dark(#faf6f1, #2e1825) }
.code { font: 700 1.5rem/1.3 ui-monospace, monospace; letter-spacing: .2em }
a { color: inherit }
summary { cursor: pointer; padding: 10px 0 }
iframe { width: 100%; height: 560px; border: 1px solid light-dark(#e2dbd0, #4b3340); border-radius: 10px; background: #fff }
:focus-visible { outline: 3px solid light-dark(#2e1825, #f2daa1); outline-offset: 3px }
`
