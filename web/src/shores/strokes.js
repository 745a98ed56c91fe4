// The parts that make up the card pictures.

/**
 * Parts, each with its base at 0,0: `ink` is filled, `line` is stroked, `wash` is tinted, and
 * `pale` is paper with an outline.
 * @type {Record<string, {wash?: string, ink?: string, line?: string, pale?: string}>}
 */
export const PARTS = {
  sun: { pale: "M-9-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", line: rays(12, 12, 17, -9) },
  moon: { pale: "M4-20a10 10 0 1 0 7 15a9 9 0 0 1-7-15z" },
  cloud: {
    wash: "M-20 0q-8-1-6-8q1-6 8-5q3-8 12-6q7-6 14 1q9-1 9 7q6 1 4 7q-1 4-6 4z",
    line: "M-20 0q-8-1-6-8q1-6 8-5q3-8 12-6q7-6 14 1q9-1 9 7q6 1 4 7q-1 4-6 4z",
  },
  bolt: { ink: "M3-26L-7-10h6L-6 0L8-15H1l6-11z" },
  rain: { line: "M-18 0l5-14M-8 2l5-14M2 0l5-14M12 2l5-14" },
  wave: { line: "M-60 0q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0" },
  swell: { line: "M-26 0q9-9 18-2q6 5 13 0q9-8 21 1M-20 5q9-6 18 0" },
  rocks: { ink: "M-20 0l4-9 5 3 4-10 6 8 4-5 6 7 4-3 7 9z" },
  dunes: {
    wash: "M-60 12V0q16-12 34-4q18-14 40-2q18-9 46 4v14z",
    line: "M-60 0q16-12 34-4q18-14 40-2q18-9 46 4M-30 4q10-4 20 1M16 4q12-5 26 1",
  },
  mountains: {
    pale: "M-44 0l16-22 9 11 11-19 16 22 8-9 14 17z",
    line: "M-28-22l4 9 5-2M-8-30l5 11-3 6 6 3M24-17l3 7",
  },
  fort: {
    pale: "M-26 0v-18h5v-4h5v4h5v-4h5v4h5v-16h4v-4h4v4h4v16h5v-4h5v4h5v-4h5v4h5V0z",
    ink: "M-5 0v-7a5 5 0 0 1 10 0v7zM-19-8h3v-5h-3zM15-8h3v-5h-3z",
    line: "M-26-12h52M-26-6h17M11-6h15",
  },
  town: {
    pale: "M-30 0v-10h10v-6h9v-3a6 6 0 0 1 12 0v3h4v-18l3-5 3 5v18h6v-4h13v20z",
    ink: "M-26-3h3v-4h-3zM-15-8h3v-4h-3zM-8 0v-6a3 3 0 0 1 6 0v6zM18-6h3v-5h-3zM24-12h3v-5h-3zM11-30h2v-4h-2z",
    line: "M-11-19h12M8-20h6M17-14h13",
  },
  palm: {
    line: "M0 0q3-12 0-24",
    ink: "M0-24q-12-6-17 3q8-4 16-2q-8 4-8 12q4-8 9-11q6 3 8 11q1-8-6-12q8-2 15 2q-4-10-17-3z",
  },
  wall: {
    pale: "M-40 0v-14h80V0z",
    line: "M-40-7h80M-28-14v7M-8-14v7M12-14v7M32-14v7M-18-7v7M2-7v7M22-7v7",
  },
  tent: { pale: "M-18 0L0-22 18 0z", line: "M0-22v22M0-22v-6l7 2-7 3", ink: "M-4 0L0-11 4 0z" },
  flagUs: {
    line: "M0 0v-44",
    pale: "M0-44h30v19H0z",
    ink: "M0-44h13v9H0zM13-42h17v2H13zM13-38h17v2H13zM0-34h30v2H0zM0-30h30v2H0z",
  },
  flagMoon: {
    line: "M0 0v-44",
    wash: "M0-44q8 4 15 0t15 0v18q-8 4-15 0t-15 0z",
    pale: "M17-41a6 6 0 1 0 3 10a5 5 0 0 1-3-10z",
  },
  flagCross: {
    line: "M0 0v-44",
    wash: "M0-44h32v19H0z",
    pale: "M9-44h5v7h18v5H14v7H9v-7H0v-5h9z",
  },
  flagWhite: { line: "M0 0v-44", pale: "M0-44q8 4 15 0t15 0v18q-8 4-15 0t-15 0z" },
  felled: {
    line: "M-30 0l44-20M-14 0v-3M-34 0h60",
    pale: "M14-20l16 4-5 15-16-4z",
    ink: "M17-17l12 3-.6 2-12-3zM16-12l12 3-.6 2-12-3z",
  },
  scroll: {
    pale: "M-20-2v-34q0-4 4-4h34q-4 0-4 5v33q0 4-4 4h-30q4 0 0-4z",
    line: "M-14-33h22M-14-28h22M-14-23h18M-14-18h22M-14-13h14M18-40q4 0 4 5h-8",
    ink: "M4-9a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM6-5l-1 8 3-2 3 2-1-8z",
  },
  book: {
    pale: "M-22-2q12-6 22 0q10-6 22 0v-24q-12-6-22 0q-10-6-22 0z",
    line: "M0-26v24M-17-21q7-2 12 0M-17-16q7-2 12 0M-17-11q7-2 12 0M17-21q-7-2-12 0M17-16q-7-2-12 0M17-11q-7-2-12 0",
  },
  quill: { ink: "M-12 0L8-26q8-10 14-10q-2 12-12 20z", line: "M-14 4L16-32" },
  bag: {
    wash: "M-6-20q-12 8-12 15q0 6 18 6t18-6q0-7-12-15z",
    line: "M-6-20q-12 8-12 15q0 6 18 6t18-6q0-7-12-15zM-7-20l-3-6q10 4 20 0l-3 6zM-4-9h8M0-14v12",
  },
  coins: {
    pale: "M-18 0v-4a8 3 0 0 1 16 0v4a8 3 0 0 1-16 0zM-8-9a8 3 0 0 1 16 0v5h-16zM4 1v-4a8 3 0 0 1 16 0v4a8 3 0 0 1-16 0z",
    line: "M-18-4a8 3 0 0 0 16 0M-8-9a8 3 0 0 0 16 0M4-3a8 3 0 0 0 16 0M-18-2a8 3 0 0 0 16 0M4-1a8 3 0 0 0 16 0",
  },
  chest: {
    wash: "M-18 0v-14h36V0z",
    pale: "M-18-14q2-10 18-10t18 10z",
    line: "M-18 0v-14h36V0zM-18-14q2-10 18-10t18 10M-12-14V0M12-14V0M-3-16h6v6h-6z",
  },
  barrel: { pale: "M-8 0q-4-10 0-20h16q4 10 0 20z", line: "M-10-6h20M-10-14h20" },
  crown: { ink: "M-16 0l-4-18 10 8 10-14 10 14 10-8-4 18z" },
  turban: {
    pale: "M-9-24q0-10 9-10t9 10q0 4-1 8q0 12-8 12t-8-12q-1-4-1-8z",
    wash: "M-13-26q-2-14 13-14t13 14q-13-6-26 0zM-18 0q2-10 10-10q8 5 16 0q8 0 10 10z",
    line: "M-13-26q-2-14 13-14t13 14q-13-6-26 0zM-12-31q12-5 24 0M-18 0q2-10 10-10q8 5 16 0q8 0 10 10M-4-20h2M2-20h2M-5-12q5 6 10 0l-5 8z",
    ink: "M-1-44l1-4 1 4z",
  },
  gentleman: {
    pale: "M-9-24q0-12 9-12t9 12q0 12-5 15h-8q-5-3-5-15z",
    wash: "M-20 0q1-12 13-12l7 8 7-8q12 0 13 12z",
    line: "M-9-26q-4-12 9-13t9 13M-10-22q-4 6-1 12M10-22q4 6 1 12M-20 0q1-12 13-12l7 8 7-8q12 0 13 12M-4-24h2M3-24h2M0-22v4M-3-14h6",
    ink: "M-4-9l4 5 4-5v9h-8z",
  },
  officer: {
    pale: "M-8-22q0-10 8-10t8 10q0 10-4 13h-8q-4-3-4-13z",
    ink: "M-22-28q10 2 22-2q12 4 22 2q-6-12-22-12t-22 12z",
    wash: "M-20 0q1-11 12-11l8 7 8-7q11 0 12 11z",
    line: "M-20 0q1-11 12-11l8 7 8-7q11 0 12 11M-20-6h6M14-6h6M-4-22h2M3-22h2M0-20v4M-3-13h6",
  },
  sabre: { ink: "M-14 0l2-3q18-6 24-28q8 22-22 29z", line: "M-18 4l8-8M-15-5l6 6" },
  crossed: {
    line: "M-22 0L18-34M22 0L-18-34M-20-8l9 9M20-8l-9 9",
    ink: "M18-34l5-4-3 6zM-18-34l-5-4 3 6z",
  },
  musket: { line: "M-30 0L30-24", ink: "M-34 5l8-9 10-2-12 9zM30-24l3-4-1 5z" },
  cannon: {
    ink: "M-24-14l40-8 2 9-40 9q-6-4-2-10zM-14-2a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
    line: "M-26 4h40",
  },
  balls: {
    ink: "M-12-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-3-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-8-11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  smoke: {
    pale: "M0 0q-8 1-8-6q-6-6 2-10q0-8 8-7q6-6 12 0q8-1 8 7q6 4 1 10q0 7-8 6q-7 6-15 0z",
    line: "M-2-8q4-6 9-2M6-14q6-4 9 2",
  },
  blast: { pale: star(12, 20, 9), ink: star(12, 8, 3) },
  flame: {
    ink: "M0 0q-12-4-10-16q4 4 5 1q-3-14 8-22q-1 9 5 13q4-3 3-8q8 10 4 22q-2 9-15 10z",
  },
  spyglass: {
    ink: "M-24 2l18-9 3 6-18 9z",
    pale: "M-6-8l16-8 4 8-16 8zM11-18l10-5 6 11-10 5z",
  },
  anchor: {
    line: "M0-34v32M-8-26h16M-17-12q3 14 17 12q14 2 17-12",
    ink: "M-3-37a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM-21-9l4-8 5 6zM21-9l-4-8-5 6z",
  },
  compass: {
    pale: "M-16-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0z",
    ink: "M0-30l4 14-4 14-4-14z",
    line: "M-12-16h5M7-16h5",
  },
  hourglass: {
    pale: "M-9 0h18q0-10-7-14q7-4 7-14H-9q0 10 7 14q-7 4-7 14z",
    ink: "M-12 0h24v3h-24zM-12-31h24v3h-24zM-6-1q0-5 6-8q6 3 6 8z",
  },
  oar: { line: "M-24 0L20-24", ink: "M18-25l10-8 2 4-10 7z" },
  shackle: {
    line: "M-16-8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4-8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-2-8h6",
  },
  hand: { pale: "M-26 2l18-2 20-8q6 0 6 4l-14 8h-18l-12 4z", line: "M-8 0l14-4" },
  splash: { line: "M-14 0q2-10 8-12M14 0q-2-10-8-12M0-2v-14M-7-4l-4-7M7-4l4-7" },
  column: {
    pale: "M-22 0h44v-3h-44zM-18-4h36v-3h-36zM-22-24L0-36 22-24z",
    line: "M-15-7v-16M-5-7v-16M5-7v-16M15-7v-16M-18-24h36",
  },
  crosshair: {
    line: "M-14-14a14 14 0 1 0 28 0a14 14 0 1 0-28 0M0-32v10M0-6v10M-18-14h10M8-14h10",
    ink: "M-2-14a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
  },
  arrow: { ink: "M-22-6h26v-6L20-2 4 8V2h-26z" },
  camel: {
    ink: "M-20 0l2-16q1-6 6-7q3-8 8-1q5-8 9 1q3 2 5 1q3-12 8-13l5 2-1 3-3 1q-2 14-8 16l1 13h-3l-2-11h-15l-2 11h-3l-1-11-2 11z",
  },
};

/**
 * Rays around a center.
 * @param {number} count
 * @param {number} near
 * @param {number} far
 * @param {number} y
 */
function rays(count, near, far, y) {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count;
    const [x, v] = [Math.cos(turn), Math.sin(turn)];
    return `M${(x * near).toFixed(1)} ${(y + v * near).toFixed(1)}L${(x * far).toFixed(1)} ${(y + v * far).toFixed(1)}`;
  }).join("");
}

/** A star. @param {number} points @param {number} far @param {number} near */
function star(points, far, near) {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (index * Math.PI) / points;
    const reach = index % 2 ? near : far;
    return `${(Math.sin(turn) * reach).toFixed(1)} ${(-Math.cos(turn) * reach).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
