// The grain of paper: a small picture made once, to be repeated.

/** The size of the picture, in pixels. */
const SIDE = 192;

/**
 * Lay grain over an element as its background: flecks and a few fibers, dark and light, hardly visible.
 * @param {HTMLElement} element
 */
export function layGrain(element) {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) return;
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const image = context.createImageData(SIDE, SIDE);
  const { data } = image;
  for (let index = 0; index < data.length; index += 4) {
    const value = random() + random() - 1;
    const light = value > 0 ? 255 : 40;
    data[index] = light;
    data[index + 1] = light * 0.96;
    data[index + 2] = light * 0.86;
    data[index + 3] = Math.abs(value) * 20;
  }
  context.putImageData(image, 0, 0);
  context.lineWidth = 0.7;
  for (let fiber = 0; fiber < 46; fiber += 1) {
    const [x, y] = [random() * SIDE, random() * SIDE];
    const [along, down] = [(random() - 0.5) * 26, (random() - 0.5) * 26];
    context.strokeStyle = random() < 0.5 ? "rgb(70 48 20 / 9%)" : "rgb(255 250 235 / 13%)";
    // Fibers go on at the other edge.
    for (const left of [0, -SIDE, SIDE]) {
      for (const top of [0, -SIDE, SIDE]) {
        context.beginPath();
        context.moveTo(x + left, y + top);
        context.quadraticCurveTo(x + left + along, y + top, x + left + along, y + top + down);
        context.stroke();
      }
    }
  }
  canvas.toBlob((blob) => {
    if (blob) element.style.backgroundImage = `url("${URL.createObjectURL(blob)}")`;
  });
}
