// Until the art has them: goals, cats and needs as plain signs.

export function goalMarkup(goal: string): string {
  const words = goal === "ABCDEF" ? "≠" : goal;
  return `<circle r="40" fill="#fff8ea" stroke="#6b6053" stroke-width="2"/><text text-anchor="middle" y="5" font-size="15" fill="#241a12">${words}</text>`;
}

export function catMarkup(cat: string): string {
  return `<circle r="26" fill="#4a3728" stroke="#fff8ea" stroke-width="3"/><text text-anchor="middle" y="6" font-size="18" fill="#fff8ea">${cat.slice(0, 2)}</text>`;
}

export function needMarkup(need: number | string): string {
  return `<text text-anchor="middle" y="6" font-size="18" fill="#6b6053">${need}</text>`;
}
