/**
 * Prevents crashes of a page that the browser translates. Chrome's translator replaces a text node by a `font` element,
 * while React keeps the node: to remove it, or to insert something before it, throws then and unmounts the page, and
 * new text is written into detached nodes. So the DOM methods that React calls are patched to act on the
 * replacement.
 */

/** By the text node that was replaced. */
const replacements = new WeakMap<Node, ChildNode>()

/** What represents `node` in `parent`: itself, its replacement, or null if a translator took both away. */
const inPlace = (parent: Node, node: Node): Node | null => {
  if (node.parentNode === parent) return node
  const replacement = replacements.get(node)
  return replacement?.parentNode === parent ? replacement : null
}

const patchDom = () => {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with a node as `this`
  const { removeChild, insertBefore } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const shown = inPlace(this, child)
      if (shown !== null) removeChild.call(this, shown)
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      replacements.get(node)?.remove()
      return insertBefore.call(this, node, before && inPlace(this, before))
    },
  })
  // New text: the text node is put back, and is translated again.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    get(this: Text) {
      return this.data
    },
    set(this: Text, words: string) {
      replacements.get(this)?.replaceWith(this)
      replacements.delete(this)
      this.data = words
    },
  })
}

/** Called once. Nothing is changed before a translator has replaced a text. */
export const watchTranslation = (): void => {
  let isTranslated = false
  new MutationObserver((records) => {
    let font: Node | undefined
    let neighbours: (Node | null)[] = []
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const added = [...addedNodes].find(({ nodeName }) => nodeName === 'FONT')
      // A translator replaces a text in one step, or inserts its words beside it and removes it in the next.
      if (added !== undefined) [font, neighbours] = [added, [...removedNodes, previousSibling, nextSibling]]
      for (const node of removedNodes) {
        if (font === undefined || !(node instanceof Text) || !neighbours.includes(node)) continue
        replacements.set(node, font as ChildNode)
        if (!isTranslated) patchDom()
        isTranslated = true
      }
    }
  }).observe(document.body, { childList: true, subtree: true })
}
