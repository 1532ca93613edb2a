/** The few lines that run before the bundle. They stand in the page, so each one's hash is in the security policy. */

/** The saved theme, before the first paint. */
export const THEME =
  "try{const t=localStorage.getItem('prosa.theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/** A form sent before its page is live is never sent natively, with a password in the address: it waits to be replayed. */
export const EARLY_SUBMIT =
  "addEventListener('submit',e=>{e.preventDefault();if(!('live' in document.documentElement.dataset))e.target.dataset.submitted=''},true)"

/** Content pages paint without a script and start when the browser is idle, or at the first touch. */
export const startWhenIdle = (entry: string) =>
  `{let s=()=>{s=()=>{};import('${entry}')};const i=()=>s();addEventListener('load',()=>self.requestIdleCallback?requestIdleCallback(i):setTimeout(i,200));for(const t of ['pointerdown','keydown'])addEventListener(t,i,{once:true,passive:true})}`
