import vue from '@vitejs/plugin-vue';

// Vue is told which tags are not its own components.
const isCustomElement = (tag) => tag.startsWith('graze-');

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
